//! Pictures of tafl boards: a scene in, PNG bytes out.
