-- Why a plan has ended, until its owner moves or plans again: they see it privately.
alter table plans add column ended text
    constraint plans_ended check (ended in ('left', 'taken-back', 'unplayable'));
