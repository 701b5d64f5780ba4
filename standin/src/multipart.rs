//! `multipart/form-data`, as far as Discord accepts it: a JSON part and files.

use bytes::Bytes;

/// One part of a form.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) filename: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) data: Bytes,
}

/// The boundary in a `Content-Type`, if it is a form.
pub(crate) fn boundary(content_type: &str) -> Option<String> {
    let (kind, parameters) = content_type.split_once(';')?;
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let value = parameters.trim().strip_prefix("boundary=")?;
    Some(value.trim_matches('"').to_owned())
}

/// Splits a body into its parts.
///
/// # Errors
///
/// A description of what is wrong with the form.
pub(crate) fn parse(body: &Bytes, boundary: &str) -> Result<Vec<Part>, String> {
    let delimiter = format!("--{boundary}");
    let mut parts = Vec::new();
    let mut at = find(body, delimiter.as_bytes(), 0).ok_or("no boundary in the form")?;
    loop {
        at += delimiter.len();
        if body[at..].starts_with(b"--") {
            return Ok(parts);
        }
        let head = at + 2;
        let end = find(body, b"\r\n\r\n", at).ok_or("a part without an end of its headers")?;
        let data = end + 4;
        let next = format!("\r\n{delimiter}");
        let stop = find(body, next.as_bytes(), data).ok_or("a part without an end")?;
        parts.push(part(
            &String::from_utf8_lossy(&body[head.min(end)..end]),
            body.slice(data..stop),
        )?);
        at = stop + 2;
    }
}

fn part(headers: &str, data: Bytes) -> Result<Part, String> {
    let mut name = None;
    let mut filename = None;
    let mut content_type = None;
    for line in headers.lines() {
        let Some((key, value)) = line.split_once(':') else {
            continue;
        };
        if key.eq_ignore_ascii_case("content-disposition") {
            name = quoted(value, "name");
            filename = quoted(value, "filename");
        } else if key.eq_ignore_ascii_case("content-type") {
            content_type = Some(value.trim().to_owned());
        }
    }
    let name = name.ok_or("a part without a name")?;
    Ok(Part {
        name,
        filename,
        content_type,
        data,
    })
}

/// The value of `key="…"` among a header's parameters.
fn quoted(header: &str, key: &str) -> Option<String> {
    header.split(';').find_map(|parameter| {
        let value = parameter.trim().strip_prefix(key)?.strip_prefix('=')?;
        Some(value.trim_matches('"').replace("%22", "\""))
    })
}

fn find(haystack: &[u8], needle: &[u8], from: usize) -> Option<usize> {
    memchr::memmem::find(haystack.get(from..)?, needle).map(|position| from + position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_json_and_a_file() {
        let body = Bytes::from_static(
            b"--x\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"a.png\"\r\n\
              Content-Type: image/png\r\n\r\n\x89PNG\r\n\r\n--\r\n--x\r\n\
              Content-Disposition: form-data; name=\"payload_json\"\r\n\r\n{}\r\n--x--\r\n",
        );
        let parts = parse(&body, "x").unwrap();
        assert_eq!(parts.len(), 2);
        assert_eq!(parts[0].filename.as_deref(), Some("a.png"));
        assert_eq!(parts[0].data.as_ref(), b"\x89PNG\r\n\r\n--");
        assert_eq!(
            (parts[1].name.as_str(), parts[1].data.as_ref()),
            ("payload_json", &b"{}"[..])
        );
        assert!(parse(&Bytes::from_static(b"nothing"), "x").is_err());
    }
}
