-- oldest-server: 0.1.0
-- When its owner wants to do a Kick of a Bucket, as exact as one knows: the first day of the period.
alter table bucket_kicks
  add column target_on date,
  add column target_precision text check (target_precision in ('day', 'month', 'year')),
  add constraint targets_are_whole check ((target_on is null) = (target_precision is null)),
  add constraint targets_begin_their_period check (target_on = date_trunc(target_precision, target_on)::date);
