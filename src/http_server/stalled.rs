//! Connections whose clients do not read.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

/// A connection that fails if its client does not read what it has asked for.
#[derive(Debug)]
pub(super) struct Impatient {
    stream: TcpStream,
    /// How long nothing of an answer may go out.
    patience: Duration,
    /// When it fails, while it cannot write.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Impatient {
    pub(super) const fn new(stream: TcpStream, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            stalled: None,
        }
    }

    fn write(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            self.stalled = None;
            return Poll::Ready(written);
        }
        let patience = self.patience;
        let stalled = &mut self.stalled;
        let ends = stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(ends.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| {
            stream.poll_write_vectored(context, parts)
        })
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;

    async fn pair(patience: Duration) -> (Impatient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (accepted, client) = tokio::join!(listener.accept(), TcpStream::connect(address));
        let server = Impatient::new(accepted.unwrap().0, patience);
        (server, client.unwrap())
    }

    /// More than the buffers of the system hold.
    const LENGTH: usize = 1 << 24;

    #[tokio::test]
    async fn a_client_that_reads_gets_all() {
        let (mut server, mut client) = pair(Duration::from_secs(60)).await;
        let writing = async move {
            server.write_all(&vec![b'x'; LENGTH]).await.unwrap();
        };
        let mut read = Vec::new();
        let reading = client.read_to_end(&mut read);
        let (read, ()) = tokio::join!(reading, writing);
        assert_eq!(read.unwrap(), LENGTH);
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_left() {
        let (mut server, client) = pair(Duration::from_millis(1)).await;
        let why = server.write_all(&vec![b'x'; LENGTH]).await.unwrap_err();
        assert_eq!(why.kind(), io::ErrorKind::TimedOut);
        drop(client);
    }
}
