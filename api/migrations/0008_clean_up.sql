-- Every place that a picture can be in. A new one belongs here, or its pictures will be cleaned away.
create view used_pictures as
  select picture_id from users
  union all select picture_id from buckets
  union all select picture_id from kicks
  union all select picture_id from stories;

-- Pictures whose files are still to be deleted. Nothing can refer to them any more.
create table removed_pictures (
  id uuid primary key,
  removed_at timestamptz not null default now()
);

-- When each piece of daily work was last begun, by whichever server.
create table daily_work (
  name text primary key,
  begun_at timestamptz not null default now()
);
