//! The time that a run takes.

/// Milliseconds of the processor that this thread has used; other programs and threads do not count.
#[cfg(unix)]
pub fn milliseconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

/// Milliseconds since the first look, where the system counts no time by thread.
#[cfg(not(unix))]
pub fn milliseconds() -> f64 {
    static BEGUN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(std::time::Instant::now).elapsed().as_secs_f64() * 1e3
}
