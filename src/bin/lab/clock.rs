//! The time that a run takes.

use std::sync::OnceLock;
use std::time::Instant;

/// Whether [`milliseconds`] are of one thread.
pub const OF_THREAD: bool = cfg!(unix);

/// Milliseconds of the processor that this thread has used; other programs and threads do not count.
#[cfg(unix)]
pub fn milliseconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

/// Milliseconds since the first look, where the system counts no time by thread.
#[cfg(not(unix))]
pub fn milliseconds() -> f64 {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}

/// Milliseconds by the clock since then; none where there are fewer cores than threads that worked.
pub fn since(begun: Instant, threads: usize) -> Option<f64> {
    static CORES: OnceLock<usize> = OnceLock::new();
    let gone = begun.elapsed().as_secs_f64() * 1e3;
    let cores = CORES.get_or_init(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    (threads <= *cores).then_some(gone)
}
