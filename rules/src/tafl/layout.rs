//! The start positions of the shipped rulesets.

use crate::tafl::Setup;

pub(crate) const T_DIAMOND_11: Setup =
    Setup::literal("3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3");

pub(crate) const T_CROSS_9: Setup =
    Setup::literal("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3");

pub(crate) const CROSS_7: Setup = Setup::literal("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3");

pub(crate) const ARD_RI_7: Setup = Setup::literal("2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2");

pub(crate) const DOORWAYS_7: Setup = Setup::literal("2t1t2/7/t2T2t/2TKT2/t2T2t/7/2t1t2");

pub(crate) const BELL_11: Setup =
    Setup::literal("4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4");

pub(crate) const ALEA_19: Setup = Setup::literal(
    "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/\
     3t2T1TKT1T2t3/4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/\
     2t2t7t2t2",
);
