-- A start replaces what any start released last, not only one of the same checkout.
alter table release_log add column by_start boolean not null default false;
update release_log set by_start = true where checkout is not null;
alter table release_log drop column checkout;
