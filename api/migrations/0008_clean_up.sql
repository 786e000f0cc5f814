-- All columns that refer to pictures. Add new ones here, or the clean-up deletes their pictures.
create view used_pictures as
  select picture_id from users
  union all select picture_id from buckets
  union all select picture_id from kicks
  union all select picture_id from stories;

-- Removed pictures whose files are not deleted yet. Nothing can refer to them.
create table removed_pictures (
  id uuid primary key,
  removed_at timestamptz not null default now()
);

-- The time of the last run of each daily task, on any server.
create table daily_work (
  name text primary key,
  begun_at timestamptz not null default now()
);
