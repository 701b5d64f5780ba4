//! A certificate authority that exists as long as one stand-in.
//!
//! The bot trusts the certificates that the machine trusts, so one file is enough: `SSL_CERT_FILE` names the authority
//! made here, which has signed a certificate for `discord.com`.

use std::fs::Permissions;
use std::net::{IpAddr, Ipv4Addr};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use openssl::asn1::Asn1Time;
use openssl::bn::{BigNum, MsbOption};
use openssl::ec::{EcGroup, EcKey};
use openssl::error::ErrorStack;
use openssl::hash::MessageDigest;
use openssl::nid::Nid;
use openssl::pkey::{PKey, Private};
use openssl::x509::extension::{
    AuthorityKeyIdentifier, BasicConstraints, ExtendedKeyUsage, KeyUsage, SubjectAlternativeName,
    SubjectKeyIdentifier,
};
use openssl::x509::{X509, X509Builder, X509Name};
use tempfile::TempDir;
use tokio_native_tls::TlsAcceptor;

/// The host names of the stand-in.
const NAMES: [&str; 6] = [
    "discord.com",
    "*.discord.com",
    "gateway.discord.gg",
    "cdn.discordapp.com",
    "localhost",
    crate::proxy::OWN_PAGES,
];

/// The authority's certificate as a file, and a TLS acceptor with a certificate that it signed.
pub(crate) struct Authority {
    folder: TempDir,
    acceptor: TlsAcceptor,
}

impl Authority {
    /// Makes keys and certificates, and writes the authority's certificate to a temporary file.
    pub(crate) fn new() -> Self {
        let (authority, signer) = authority().expect("openssl makes a certificate authority");
        let (leaf, key) = leaf(&authority, &signer).expect("openssl makes a certificate");
        // The bot may run Postgres as another user, who must be able to enter the folder.
        let folder = tempfile::Builder::new()
            .prefix("raichi-standin-")
            .permissions(Permissions::from_mode(0o755))
            .tempdir()
            .expect("a temporary folder");
        let trusted = authority.to_pem().expect("the authority as PEM");
        std::fs::write(folder.path().join("ca.pem"), trusted).expect("the authority's file");
        let identity = native_tls::Identity::from_pkcs8(
            &leaf.to_pem().expect("the certificate as PEM"),
            &key.private_key_to_pem_pkcs8().expect("the key as PEM"),
        )
        .expect("an identity");
        let acceptor = native_tls::TlsAcceptor::new(identity).expect("a TLS acceptor");
        Self {
            folder,
            acceptor: acceptor.into(),
        }
    }

    /// The file for `SSL_CERT_FILE`.
    pub(crate) fn file(&self) -> PathBuf {
        self.folder().join("ca.pem")
    }

    /// A temporary folder, which is removed with the stand-in.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Accepts TLS connections as Discord.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        self.acceptor.clone()
    }
}

fn key() -> Result<PKey<Private>, ErrorStack> {
    let group = EcGroup::from_curve_name(Nid::X9_62_PRIME256V1)?;
    PKey::from_ec_key(EcKey::generate(&group)?)
}

fn builder(name: &str, key: &PKey<Private>) -> Result<X509Builder, ErrorStack> {
    let mut subject = X509Name::builder()?;
    subject.append_entry_by_text("CN", name)?;
    let mut serial = BigNum::new()?;
    serial.rand(127, MsbOption::MAYBE_ZERO, false)?;
    let mut builder = X509::builder()?;
    builder.set_version(2)?;
    builder.set_serial_number(&*serial.to_asn1_integer()?)?;
    builder.set_subject_name(&subject.build())?;
    builder.set_pubkey(key)?;
    builder.set_not_before(&*Asn1Time::from_unix(0)?)?;
    builder.set_not_after(&*Asn1Time::days_from_now(3650)?)?;
    Ok(builder)
}

fn authority() -> Result<(X509, PKey<Private>), ErrorStack> {
    let key = key()?;
    let mut builder = builder("A stand-in for Discord", &key)?;
    let name = builder.x509v3_context(None, None);
    let identifier = SubjectKeyIdentifier::new().build(&name)?;
    builder.append_extension(identifier)?;
    builder.append_extension(BasicConstraints::new().critical().ca().build()?)?;
    builder.append_extension(
        KeyUsage::new()
            .critical()
            .key_cert_sign()
            .crl_sign()
            .build()?,
    )?;
    let mut issuer = X509Name::builder()?;
    issuer.append_entry_by_text("CN", "A stand-in for Discord")?;
    builder.set_issuer_name(&issuer.build())?;
    builder.sign(&key, MessageDigest::sha256())?;
    Ok((builder.build(), key))
}

fn leaf(authority: &X509, signer: &PKey<Private>) -> Result<(X509, PKey<Private>), ErrorStack> {
    let key = key()?;
    let mut builder = builder("discord.com", &key)?;
    builder.set_issuer_name(authority.subject_name())?;
    let mut names = SubjectAlternativeName::new();
    for name in NAMES {
        names.dns(name);
    }
    names.ip(&IpAddr::V4(Ipv4Addr::LOCALHOST).to_string());
    let context = builder.x509v3_context(Some(authority), None);
    let names = names.build(&context)?;
    let by = AuthorityKeyIdentifier::new().keyid(true).build(&context)?;
    builder.append_extension(names)?;
    builder.append_extension(by)?;
    builder.append_extension(BasicConstraints::new().build()?)?;
    builder.append_extension(ExtendedKeyUsage::new().server_auth().build()?)?;
    builder.sign(signer, MessageDigest::sha256())?;
    Ok((builder.build(), key))
}
