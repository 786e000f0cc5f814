-- What people did, do, or no longer want to do. No `oldest-server` line: earlier servers would delete a withdrawn Kick
-- that an entry still holds.

create table log_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kick_id uuid references kicks on delete set null,
  -- The name of the Kick when the entry was written, for those who no longer see the Kick.
  kick_name text not null,
  state text not null check (state in ('doing', 'done', 'let go')),
  -- The first day of the period.
  happened_on date,
  precision text not null check (precision in ('day', 'month', 'year', 'unknown')),
  until_on date,
  again boolean,
  stars smallint check (stars between 1 and 5),
  note text not null default '',
  steps jsonb not null default '[]',
  -- Names of companions, which only the user sees.
  companions text[] not null default '{}',
  audience text not null check (audience in ('Private', 'Followers', 'Members')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For the order of lists: newest first, finer dates before coarser ones, unknown ones last.
  sort_on date not null generated always as (coalesce(happened_on, '-infinity'::date)) stored,
  fineness smallint not null generated always as (
    case precision when 'day' then 3 when 'month' then 2 when 'year' then 1 else 0 end
  ) stored,
  check ((happened_on is null) = (precision = 'unknown')),
  check (until_on is null or (precision = 'day' and until_on >= happened_on))
);

create index log_of_person on log_entries (user_id, sort_on desc, fineness desc, id desc);
-- For the viewer's own fields of a Kick, and for deletions of Kicks.
create index log_of_kick on log_entries (kick_id, user_id);
create index log_done_of_kick on log_entries (kick_id, user_id) include (again) where state = 'done';
create index log_on_this_day on log_entries (
  user_id, (extract(month from happened_on)), (extract(day from happened_on))
) where precision = 'day' and state = 'done';

alter table kicks
  -- Numbers of people. Maintained by triggers.
  add column wanted_count integer not null default 0,
  add column done_count integer not null default 0,
  add column again_count integer not null default 0;

-- Counts those who have a Kick in a Bucket, its creator aside, those who did it, and those who would do it again. Locks
-- the Kicks in the order of their ids, so that concurrent statements do not deadlock and the last one sees all rows.
create function count_people_of_kicks(ids uuid[]) returns void language plpgsql as $$
begin
  perform from kicks where id = any (ids) order by id for no key update;
  update kicks set (wanted_count, done_count, again_count) = (
    select
      (
        select count(distinct bucket.owner_id)
        from bucket_kicks entry join buckets bucket on bucket.id = entry.bucket_id
        where entry.kick_id = kicks.id and bucket.owner_id is distinct from kicks.creator_id
      ),
      count(distinct user_id),
      count(distinct user_id) filter (where again)
    from log_entries where kick_id = kicks.id and state = 'done'
  )
  where id = any (ids);
end
$$;

create function count_people_of_changed_kicks() returns trigger language plpgsql as $$
begin
  perform count_people_of_kicks(array(select distinct kick_id from changed where kick_id is not null));
  return null;
end
$$;

create function count_people_of_changed_entry() returns trigger language plpgsql as $$
begin
  perform count_people_of_kicks(array[new.kick_id]);
  return null;
end
$$;

create trigger count_new_entries after insert on log_entries
  referencing new table as changed for each statement execute function count_people_of_changed_kicks();
create trigger count_gone_entries after delete on log_entries
  referencing old table as changed for each statement execute function count_people_of_changed_kicks();
create trigger count_changed_entries after update on log_entries for each row
  when ((old.state, old.again) is distinct from (new.state, new.again))
  execute function count_people_of_changed_entry();
create trigger count_people_with_kick after insert on bucket_kicks
  referencing new table as changed for each statement execute function count_people_of_changed_kicks();
create trigger count_people_without_kick after delete on bucket_kicks
  referencing old table as changed for each statement execute function count_people_of_changed_kicks();

update kicks set wanted_count = wanted.people
from (
  select entry.kick_id, count(distinct bucket.owner_id) as people
  from bucket_kicks entry
  join buckets bucket on bucket.id = entry.bucket_id
  join kicks kick on kick.id = entry.kick_id
  where bucket.owner_id is distinct from kick.creator_id
  group by entry.kick_id
) wanted
where wanted.kick_id = kicks.id;

-- As in 0005 and 0007, and entries hold a Kick too.
create or replace function kick_is_held_by_others(kick uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from bucket_kicks entry join buckets bucket on bucket.id = entry.bucket_id
    where entry.kick_id = $1 and bucket.owner_id <> $2
  ) or exists (
    select from stories story join journals journal on journal.id = story.journal_id
    where story.kick_id = $1 and journal.creator_id <> $2
  ) or exists (
    select from log_entries entry where entry.kick_id = $1 and entry.user_id <> $2
  )
$$;

create or replace function remove_kicks_let_go() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from gone) order by id for no key update;
  delete from kicks
  where id in (select kick_id from gone)
    and withdrawn_at is not null
    and not exists (select from bucket_kicks where kick_id = kicks.id)
    and not exists (select from stories where kick_id = kicks.id)
    and not exists (select from log_entries where kick_id = kicks.id);
  return null;
end
$$;

create trigger remove_kicks_let_go after delete on log_entries
  referencing old table as gone for each statement execute function remove_kicks_let_go();
