//! Converts the markup of texts, which is Discord's, to HTML.
//!
//! The HTML contains only the elements that are written here. Everything else, such as names and user input,
//! is escaped.

use std::fmt;

use askama::filters::HtmlSafe;
use time::OffsetDateTime;

use crate::ids::ExternalId;

/// The maximal nesting of marks; deeper ones are plain text.
const MAX_DEPTH: u8 = 8;

/// HTML that is safe to insert.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Html(String);

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl HtmlSafe for Html {}

/// Converts a text to HTML. `name` returns the names of mentioned players.
pub(crate) fn html(text: &str, name: impl Fn(ExternalId) -> String) -> Html {
    let mut writer = Writer {
        html: String::with_capacity(2 * text.len()),
        name: &name,
    };
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("```") {
        let Some((code, after)) = after.split_once("```") else {
            break;
        };
        writer.lines(before.strip_suffix('\n').unwrap_or(before));
        writer.block(code);
        rest = after.strip_prefix('\n').unwrap_or(after);
    }
    writer.lines(rest);
    Html(writer.html)
}

struct Writer<'a> {
    html: String,
    name: &'a dyn Fn(ExternalId) -> String,
}

/// The kind of a line, by its prefix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    Plain,
    Small,
    Heading,
    Quote,
    Item,
}

impl Line {
    /// The kind of a line, and the line without its prefix.
    fn of(line: &str) -> (Self, &str) {
        let marks = [
            ("-# ", Self::Small),
            ("# ", Self::Heading),
            ("## ", Self::Heading),
            ("### ", Self::Heading),
            ("> ", Self::Quote),
            ("- ", Self::Item),
            ("* ", Self::Item),
        ];
        let marked = |(mark, kind): (&str, Self)| line.strip_prefix(mark).map(|rest| (kind, rest));
        marks
            .into_iter()
            .find_map(marked)
            .unwrap_or((Self::Plain, line))
    }

    /// The elements around consecutive lines of this kind.
    const fn wrapper(self) -> (&'static str, &'static str) {
        match self {
            Self::Plain => ("<p>", "</p>"),
            Self::Small => ("<p class=\"small\">", "</p>"),
            Self::Heading => ("<p class=\"heading\">", "</p>"),
            Self::Quote => ("<blockquote>", "</blockquote>"),
            Self::Item => ("<ul><li>", "</li></ul>"),
        }
    }

    const fn separator(self) -> &'static str {
        match self {
            Self::Item => "</li><li>",
            _ => "<br>",
        }
    }
}

impl Writer<'_> {
    /// Lines outside of code blocks. An empty line begins a new paragraph.
    fn lines(&mut self, text: &str) {
        let mut open = None;
        for line in text.lines() {
            if line.trim().is_empty() {
                self.close(open.take());
                continue;
            }
            let (kind, line) = Line::of(line);
            if open == Some(kind) {
                self.html += kind.separator();
            } else {
                self.close(open.replace(kind));
                self.html += kind.wrapper().0;
            }
            self.inline(line, MAX_DEPTH);
        }
        self.close(open);
    }

    fn close(&mut self, open: Option<Line>) {
        if let Some(kind) = open {
            self.html += kind.wrapper().1;
        }
    }

    fn block(&mut self, code: &str) {
        self.html += "<pre><code>";
        self.plain(code.strip_prefix('\n').unwrap_or(code));
        self.html += "</code></pre>";
    }

    /// Inline marks.
    fn inline(&mut self, mut rest: &str, depth: u8) {
        while let Some(first) = rest.chars().next() {
            if let Some(after) = self.marked(rest, depth) {
                rest = after;
                continue;
            }
            let (plain, after) = rest.split_at(first.len_utf8());
            self.plain(plain);
            rest = after;
        }
    }

    /// Writes the mark at the beginning of the text and returns the rest; `None` if there is none.
    fn marked<'t>(&mut self, text: &'t str, depth: u8) -> Option<&'t str> {
        if let Some(after) = text.strip_prefix('\\') {
            let escaped = after.chars().next().filter(|c| c.is_ascii_punctuation())?;
            let (plain, after) = after.split_at(escaped.len_utf8());
            self.plain(plain);
            return Some(after);
        }
        if let Some(after) = text.strip_prefix('`') {
            let (code, after) = after.split_once('`').filter(|(code, _)| !code.is_empty())?;
            self.code(code);
            return Some(after);
        }
        if let Some(after) = text.strip_prefix('<') {
            return self.angle(after);
        }
        if let Some(after) = text.strip_prefix('[') {
            return self.link(after, depth.checked_sub(1)?);
        }
        let marks = [
            ("**", "strong"),
            ("__", "u"),
            ("~~", "s"),
            // A spoiler, which is seen here.
            ("||", "span"),
            ("*", "em"),
            ("_", "em"),
        ];
        for (mark, element) in marks {
            let within = text
                .strip_prefix(mark)
                .and_then(|after| after.split_once(mark))
                .filter(|(within, _)| !within.trim().is_empty() && !within.starts_with(' '));
            if let Some((within, after)) = within {
                let depth = depth.checked_sub(1)?;
                self.html += &format!("<{element}>");
                self.inline(within, depth);
                self.html += &format!("</{element}>");
                return Some(after);
            }
        }
        None
    }

    /// Code. A command is a button that puts it on the line, for pages with a line and a script.
    fn code(&mut self, code: &str) {
        if is_command(code) {
            self.html += "<button type=\"button\" class=\"command\" data-line=\"";
            self.plain(code);
            self.html += "\">";
            self.plain(code);
            self.html += "</button>";
        } else {
            self.html += "<code>";
            self.plain(code);
            self.html += "</code>";
        }
    }

    /// A mention or a time, after its `<`.
    fn angle<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let (mark, after) = text.split_once('>')?;
        if let Some(key) = mark.strip_prefix('@') {
            let key = key.strip_prefix('!').unwrap_or(key).parse().ok()?;
            let name = (self.name)(ExternalId(key));
            self.html += "<span class=\"mention\">@";
            self.plain(&name);
            self.html += "</span>";
        } else {
            let (moment, style) = mark.strip_prefix("t:").map(|moment| {
                let parts = moment.split_once(':');
                parts.unwrap_or((moment, "f"))
            })?;
            let styled = ["t", "T", "d", "D", "f", "F", "R"].contains(&style);
            let moment = moment.parse().ok().filter(|_| styled)?;
            let moment = OffsetDateTime::from_unix_timestamp(moment).ok()?;
            self.html += &time(moment, style).0;
        }
        Some(after)
    }

    /// A link, after its `[`.
    fn link<'t>(&mut self, text: &'t str, depth: u8) -> Option<&'t str> {
        let (label, after) = text.split_once("](")?;
        let (to, after) = after.split_once(')')?;
        let known = ["https://", "http://", "/", "?", "#"];
        let safe = known.iter().any(|start| to.starts_with(start)) && !to.starts_with("//");
        if !safe || label.contains('[') || to.contains(char::is_whitespace) {
            return None;
        }
        self.html += "<a href=\"";
        self.plain(to);
        self.html += "\">";
        self.inline(label, depth);
        self.html += "</a>";
        Some(after)
    }

    fn plain(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '&' => self.html += "&amp;",
                '<' => self.html += "&lt;",
                '>' => self.html += "&gt;",
                '"' => self.html += "&quot;",
                '\'' => self.html += "&#39;",
                c => self.html.push(c),
            }
        }
    }
}

/// Whether a code is a command, with or without arguments.
fn is_command(code: &str) -> bool {
    let name = code.strip_prefix('/').unwrap_or_default();
    name.starts_with(char::is_alphabetic)
}

/// A time: in UTC without the script; with it, in the reader's time zone and in one of Discord's styles.
pub(crate) fn time(moment: OffsetDateTime, style: &str) -> Html {
    let moment = moment.to_offset(time::UtcOffset::UTC);
    let date = moment.date();
    let (hour, minute, second) = moment.to_hms();
    Html(format!(
        "<time datetime=\"{date}T{hour:02}:{minute:02}:{second:02}Z\" data-style=\"{style}\">{date} {hour:02}:{minute:02} UTC</time>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_html(text: &str, expected: &str) {
        let name = |key: ExternalId| match key.0 {
            1 => "Ann".to_owned(),
            _ => "<script>alert(\"**x**\")</script>".to_owned(),
        };
        assert_eq!(html(text, name).to_string(), expected, "{text}");
    }

    #[test]
    fn markup_becomes_html() {
        assert_html(
            "<@1> plays **d1–d4**.\n-# Norse · game 7 · move 1",
            "<p><span class=\"mention\">@Ann</span> plays <strong>d1–d4</strong>.</p>\
             <p class=\"small\">Norse · game 7 · move 1</p>",
        );
        assert_html(
            "one\ntwo\n\nthree *em* `a < b`",
            "<p>one<br>two</p><p>three <em>em</em> <code>a &lt; b</code></p>",
        );
        assert_html(
            "# Title\n- one\n- two\n> said",
            "<p class=\"heading\">Title</p><ul><li>one</li><li>two</li></ul><blockquote>said</blockquote>",
        );
        assert_html(
            "Text.\n```\n7 # . *a*\n  a b\n```\nafter",
            "<p>Text.</p><pre><code>7 # . *a*\n  a b\n</code></pre><p>after</p>",
        );
        assert_html(
            "`/move` or `/move d1 d4`, not `d1 d4`",
            "<p><button type=\"button\" class=\"command\" data-line=\"/move\">/move</button> or \
             <button type=\"button\" class=\"command\" data-line=\"/move d1 d4\">/move d1 d4</button>, \
             not <code>d1 d4</code></p>",
        );
        assert_html(
            "[to the **board**](https://discord.com/channels/1/2)",
            "<p><a href=\"https://discord.com/channels/1/2\">to the <strong>board</strong></a></p>",
        );
        assert_html(
            "[board](?before=8#m7)",
            "<p><a href=\"?before=8#m7\">board</a></p>",
        );
        assert_html(
            "<t:0:R> <t:1700000000>",
            "<p><time datetime=\"1970-01-01T00:00:00Z\" data-style=\"R\">1970-01-01 00:00 UTC</time> \
             <time datetime=\"2023-11-14T22:13:20Z\" data-style=\"f\">2023-11-14 22:13 UTC</time></p>",
        );
    }

    #[test]
    fn hostile_input_stays_text() {
        assert_html(
            "<@2>",
            "<p><span class=\"mention\">@&lt;script&gt;alert(&quot;**x**&quot;)&lt;/script&gt;</span></p>",
        );
        assert_html(
            "<img src=x onerror='x'>",
            "<p>&lt;img src=x onerror=&#39;x&#39;&gt;</p>",
        );
        assert_html(
            "[x](javascript:alert(1)) [y](//evil.example)",
            "<p>[x](javascript:alert(1)) [y](//evil.example)</p>",
        );
        assert_html(
            "[x](https://a\"onclick=\"b)",
            "<p><a href=\"https://a&quot;onclick=&quot;b\">x</a></p>",
        );
        assert_html(
            "`/x\" onclick=\"y`",
            "<p><button type=\"button\" class=\"command\" data-line=\"/x&quot; onclick=&quot;y\">\
             /x&quot; onclick=&quot;y</button></p>",
        );
        assert_html(
            "`</code><b>` ```</pre><b>```",
            "<p><code>&lt;/code&gt;&lt;b&gt;</code> </p><pre><code>&lt;/pre&gt;&lt;b&gt;</code></pre>",
        );
    }

    #[test]
    fn marks_that_do_not_close_are_text() {
        for text in [
            "2 * 3 * 4",
            "**",
            "`",
            "```",
            "[a](b",
            "<t:x>",
            "<@>",
            "<t:1:Q>",
            "a * b",
            "~~",
            "\\",
        ] {
            let shown = text.replace('<', "&lt;").replace('>', "&gt;");
            assert_html(text, &format!("<p>{shown}</p>"));
        }
        assert_html("\\*a\\* \\<@1\\>", "<p>*a* &lt;@1&gt;</p>");
    }
}
