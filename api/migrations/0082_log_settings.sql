-- oldest-server: 0.1.0
-- What people choose for their log, and what its first run, its memories and 'Next up' keep.

alter table users
  -- The audience of new entries without one. Null until it is chosen, which counts as Private.
  add column default_audience text check (default_audience in ('Private', 'Followers', 'Members')),
  -- Null while the first run is shown. Those who are here already have seen the site.
  add column welcomed_at timestamptz default now();
alter table users alter column welcomed_at drop default;

create table log_settings (
  user_id uuid primary key references users on delete cascade,
  memories_off boolean not null default false,
  -- Companions whose entries are no memories.
  memories_without text[] not null default '{}',
  -- The first year of memories.
  memories_not_before smallint check (memories_not_before between 1 and 9999),
  -- Cards of Today that were put away for good.
  hidden_cards text[] not null default '{}'
);

alter table log_entries
  -- Whether it may be shown as a memory.
  add column remind boolean not null default true;

-- For the numbers of years. With what these need, so that they read no rows of the table.
create index log_done_of_person on log_entries (user_id, sort_on) include (kick_id, audience) where state = 'done';

alter table bucket_kicks
  -- When its owner last put it off in 'Next up'.
  add column not_now_at timestamptz;
