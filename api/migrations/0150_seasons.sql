-- A date may be known to the season. No `oldest-server` line: earlier servers fail to save what has one.

-- A season begins on the first of March, June, September or December.
create function begins_its_period(day date, period text) returns boolean language sql immutable strict parallel safe
return case period
  when 'month' then extract(day from day) = 1
  when 'season' then extract(day from day) = 1 and extract(month from day) in (3, 6, 9, 12)
  when 'year' then extract(day from day) = 1 and extract(month from day) = 1
  else true
end;

alter table bucket_kicks
  drop constraint bucket_kicks_target_precision_check,
  drop constraint targets_begin_their_period,
  add constraint bucket_kicks_target_precision_check check (target_precision in ('day', 'month', 'season', 'year')),
  add constraint targets_begin_their_period check (begins_its_period(target_on, target_precision));

-- `fineness` stays as it is: a season has 0 in it and comes after a month of the same first day, which no year has.
alter table log_entries
  drop constraint log_entries_precision_check,
  add constraint log_entries_precision_check check (precision in ('day', 'month', 'season', 'year', 'unknown')),
  add constraint log_entries_begin_their_period check (begins_its_period(happened_on, precision));
