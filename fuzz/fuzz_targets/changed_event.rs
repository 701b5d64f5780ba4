#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| raichi::fuzzing::changed_event(data));
