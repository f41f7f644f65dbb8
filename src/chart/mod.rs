//! Scales, ticks and decimation of what is drawn: pure geometry, no drawing.
