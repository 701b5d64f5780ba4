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

pub(crate) const DIAMOND_7: Setup = Setup::literal("3t3/1t3t1/3T3/t1TKT1t/3T3/1t3t1/3t3");

pub(crate) const STAR_9: Setup =
    Setup::literal("4t4/1t2t2t1/2t3t2/3TTT3/tt1TKT1tt/3TTT3/2t3t2/1t2t2t1/4t4");

pub(crate) const LEWIS_11: Setup =
    Setup::literal("4ttt4/4ttt4/5T5/5T5/tt3T3tt/ttTTTKTTTtt/tt3T3tt/5T5/5T5/4ttt4/4ttt4");

pub(crate) const CROSS_11: Setup =
    Setup::literal("3ttttt3/5t5/5T5/t4T4t/t4T4t/ttTTTKTTTtt/t4T4t/t4T4t/5T5/5t5/3ttttt3");

pub(crate) const T_DIAMOND_13: Setup = Setup::literal(
    "3ttttttt3/6t6/13/t5T5t/t5T5t/t4TTT4t/tt1TTTKTTT1tt/t4TTT4t/t5T5t/t5T5t/13/6t6/3ttttttt3",
);

pub(crate) const PARLETT_13: Setup = Setup::literal(
    "4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4",
);

pub(crate) const TABLUT_15: Setup = Setup::literal(
    "5ttttt5/6ttt6/7t7/7t7/7T7/t5TTT5t/tt3T1T1T3tt/ttttTTTKTTTtttt/tt3T1T1T3tt/t5TTT5t/7T7/7t7/\
     7t7/6ttt6/5ttttt5",
);

pub(crate) const BERSERK_11: Setup =
    Setup::literal("3ttttt3/5c5/11/t4T4t/t3NTT3t/tc1TTKTT1ct/t3TTT3t/t4T4t/11/5c5/3ttttt3");

pub(crate) const BERSERK_OPENTAFL_11: Setup =
    Setup::literal("3ttttt3/5c5/11/t4T4t/t3TTT3t/tc1TTKTT1ct/t3NTT3t/t4T4t/11/5c5/3ttttt3");

pub(crate) const TYR_11: Setup = Setup::literal(
    "t2t3t2t/11/2t2t2t2/t2t1T1t2t/4TTT4/2tTTKTTt2/4TTT4/t2t1T1t2t/2t2t2t2/11/t2t3t2t",
);

pub(crate) const TYR_15: Setup = Setup::literal(
    "t2t3t3t2t/15/2t2t3t2t2/t2t2t1t2t2t/4T2T2T4/2t3T1T3t2/3t1T1T1T1t3/t3T1TKT1T3t/3t1T1T1T1t3/\
     2t3T1T3t2/4T2T2T4/t2t2t1t2t2t/2t2t3t2t2/15/t2t3t3t2t",
);
