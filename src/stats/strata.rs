//! Runs of two kinds that are compared with each other, and with no others: those on the same puzzle.

use crate::stats::fate::Observed;

/// Runs of both kinds on one puzzle. A comparison over several puzzles is one over several strata.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stratum {
    /// Runs of the first kind.
    pub first: Vec<Observed>,
    /// Runs of the second kind.
    pub second: Vec<Observed>,
}

/// How many are at risk and solve at a time: first kind, then second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Moment {
    pub at_risk: [f64; 2],
    pub events: [f64; 2],
}

impl Stratum {
    /// Every time at which a run solved, in order.
    pub(crate) fn moments(&self) -> Vec<Moment> {
        let both = [&self.first, &self.second];
        let solved = both.iter().flat_map(|runs| runs.iter()).filter(|run| run.is_solved());
        let mut times: Vec<f64> = solved.map(|run| run.time).collect();
        times.sort_by(f64::total_cmp);
        times.dedup();
        let moment = |&time: &f64| Moment {
            at_risk: both.map(|runs| runs.iter().filter(|run| run.at_risk_until() >= time).count() as f64),
            events: both.map(|runs| runs.iter().filter(|run| run.is_solved() && run.time == time).count() as f64),
        };
        times.iter().map(moment).collect()
    }
}

/// Data that several tests share.
#[cfg(test)]
pub(crate) mod samples {
    use super::*;
    use crate::stats::fate::Fate;

    fn runs(times: &[f64], solved: &[u8]) -> Vec<Observed> {
        let fate = |e: u8| if e == 1 { Fate::Solved } else { Fate::Censored };
        times.iter().zip(solved).map(|(&time, &e)| Observed::new(time, fate(e))).collect()
    }

    /// Weeks of remission of 42 children with leukaemia, placebo and 6-mercaptopurine (Freireich et al. 1963), the usual
    /// example of the textbooks. In R:
    ///
    /// ```text
    /// mp <- c(6,6,6,6,7,9,10,10,11,13,16,17,19,20,22,23,25,32,32,34,35)
    /// mpe <- c(1,1,1,0,1,0,1,0,0,1,1,0,0,0,1,1,0,0,0,0,0)
    /// pl <- c(1,1,2,2,3,4,4,5,5,8,8,8,8,11,11,12,12,15,17,22,23)
    /// d <- data.frame(t=c(mp,pl), e=c(mpe,rep(1,21)), g=c(rep(0,21),rep(1,21)))
    /// ```
    pub fn freireich() -> Stratum {
        let placebo =
            [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23].map(|week: u32| f64::from(week));
        let treated = [6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35]
            .map(|week: u32| f64::from(week));
        let relapsed = [1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0];
        Stratum { first: runs(&placebo, &[1; 21]), second: runs(&treated, &relapsed) }
    }

    /// Twenty runs of which five solve, eleven reach their budget of 200,000 evaluations and four get stuck early.
    pub fn five_of_twenty() -> Vec<Observed> {
        let solved = [12e3, 48e3, 90e3, 150e3, 171e3].map(|time| Observed::new(time, Fate::Solved));
        let stuck = [3e3, 3.5e3, 20e3, 100e3].map(|time| Observed::new(time, Fate::Stuck));
        [solved.to_vec(), stuck.to_vec(), vec![Observed::new(200e3, Fate::Censored); 11]].concat()
    }

    /// Twenty runs of which twelve solve within the same budget.
    pub fn twelve_of_twenty() -> Vec<Observed> {
        let solved = [9e3, 15e3, 22e3, 31e3, 40e3, 60e3, 61e3, 80e3, 99e3, 120e3, 130e3, 180e3];
        let solved = solved.map(|time| Observed::new(time, Fate::Solved));
        [solved.to_vec(), vec![Observed::new(200e3, Fate::Censored); 8]].concat()
    }

    /// Both, as R has them; a stuck run is one that is never solved.
    ///
    /// ```text
    /// t20 <- c(12000,48000,90000,150000,171000, rep(200000,11), rep(1e9,4)); e20 <- c(rep(1,5), rep(0,15))
    /// b20 <- c(9000,15000,22000,31000,40000,60000,61000,80000,99000,120000,130000,180000,rep(200000,8))
    /// dd <- data.frame(t=c(t20,b20), e=c(e20,rep(1,12),rep(0,8)), g=rep(0:1,each=20))
    /// ```
    pub fn settings() -> Stratum {
        Stratum { first: twelve_of_twenty(), second: five_of_twenty() }
    }
}
