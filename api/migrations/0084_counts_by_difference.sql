-- oldest-server: 0.1.0
-- The numbers of people of a Kick change by the difference: a count of everybody took longer the more people it had,
-- while the Kick was locked.

-- Whose Bucket it is: a trigger below sets it, and the foreign key keeps it true. Triggers on deleted rows need it,
-- because the Bucket is gone by then.
alter table bucket_kicks add column owner_id uuid;
update bucket_kicks set owner_id = buckets.owner_id from buckets where buckets.id = bucket_kicks.bucket_id;
alter table buckets add constraint buckets_with_owner unique (id, owner_id);
alter table bucket_kicks
  alter column owner_id set not null,
  drop constraint bucket_kicks_bucket_id_fkey,
  add constraint bucket_kicks_bucket_id_fkey
    foreign key (bucket_id, owner_id) references buckets (id, owner_id) on delete cascade;

create index bucket_kicks_of_kick_and_owner on bucket_kicks (kick_id, owner_id);
drop index bucket_kicks_of_kick;

create function set_owner_of_bucket() returns trigger language plpgsql as $$
begin
  new.owner_id := (select owner_id from buckets where id = new.bucket_id);
  return new;
end
$$;

create trigger set_owner_of_bucket before insert on bucket_kicks for each row execute function set_owner_of_bucket();

drop trigger count_new_entries on log_entries;
drop trigger count_gone_entries on log_entries;
drop trigger count_changed_entries on log_entries;
drop trigger count_people_with_kick on bucket_kicks;
drop trigger count_people_without_kick on bucket_kicks;
drop function count_people_of_changed_kicks();
drop function count_people_of_changed_entry();
drop function count_people_of_kicks(uuid[]);

-- The functions below lock the Kicks first, in the order of their ids. Their next query then sees the rows of everybody
-- who had the lock before. They get arrays, because plans for transition tables are kept for other numbers of rows.

-- Counts the owners of Buckets who got their first place with a Kick, or lost their last one. A creator does not count.
create function count_who_want(kick_ids uuid[], owner_ids uuid[], is_new boolean) returns void language plpgsql as $$
begin
  perform from kicks where id = any (kick_ids) order by id for no key update;
  update kicks set wanted_count = wanted_count + case when is_new then people else -people end
  from (
    select place.kick_id, count(*)::integer as people
    from (
      select kick_id, owner_id, count(*) as changed from unnest(kick_ids, owner_ids) as change (kick_id, owner_id)
      group by kick_id, owner_id
    ) place join kicks kick on kick.id = place.kick_id
    where kick.creator_id is distinct from place.owner_id and (
      select count(*) from bucket_kicks entry
      where entry.kick_id = place.kick_id and entry.owner_id = place.owner_id
    ) = case when is_new then place.changed else 0 end
    group by place.kick_id
  ) difference
  where kicks.id = difference.kick_id;
end
$$;

create function count_new_places() returns trigger language plpgsql as $$
begin
  perform count_who_want(array_agg(kick_id), array_agg(owner_id), true) from changed having count(*) > 0;
  return null;
end
$$;

create function count_gone_places() returns trigger language plpgsql as $$
begin
  perform count_who_want(array_agg(kick_id), array_agg(owner_id), false) from changed having count(*) > 0;
  return null;
end
$$;

create trigger count_new_places after insert on bucket_kicks
  referencing new table as changed for each statement execute function count_new_places();
create trigger count_gone_places after delete on bucket_kicks
  referencing old table as changed for each statement execute function count_gone_places();

-- A former creator with a place counts from now on, a new one no longer does.
create function count_former_creator() returns trigger language plpgsql as $$
begin
  new.wanted_count := new.wanted_count
    + exists (select from bucket_kicks where kick_id = new.id and owner_id = old.creator_id)::integer
    - exists (select from bucket_kicks where kick_id = new.id and owner_id = new.creator_id)::integer;
  return new;
end
$$;

create trigger count_former_creator before update of creator_id on kicks for each row
  when (old.creator_id is distinct from new.creator_id)
  execute function count_former_creator();

create type done_entry as (id uuid, kick_id uuid, user_id uuid, again boolean);

-- Counts those who have done a Kick, or would do it again, since the entries in `former` became those in `present`.
create function count_who_did(former done_entry[], present done_entry[]) returns void language plpgsql as $$
begin
  if former = present then return; end if;
  perform from kicks where id in (select kick_id from unnest(former || present)) order by id for no key update;
  with entry as (
    select *, false as is_present from unnest(former) union all select *, true from unnest(present)
  ), person as (
    select kick_id, user_id, array_agg(id) as ids,
      bool_or(not is_present) as had_done, bool_or(not is_present and again) as had_again,
      bool_or(is_present) as has_done, bool_or(is_present and again) as has_again
    from entry group by kick_id, user_id
  ), difference as (
    select kick_id,
      sum((has_done or other.done)::integer - (had_done or other.done)::integer) as done,
      sum((has_again or other.again)::integer - (had_again or other.again)::integer) as again
    from person cross join lateral (
      select count(*) > 0 as done, coalesce(bool_or(log_entries.again), false) as again
      from log_entries
      where kick_id = person.kick_id and user_id = person.user_id and state = 'done' and id <> all (person.ids)
    ) other
    group by kick_id
  )
  update kicks set done_count = done_count + difference.done, again_count = again_count + difference.again
  from difference
  where kicks.id = difference.kick_id and (difference.done <> 0 or difference.again <> 0);
end
$$;

create function count_new_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did('{}', array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and kick_id is not null
  ));
  return null;
end
$$;

create function count_gone_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and kick_id is not null
  ), '{}');
  return null;
end
$$;

create function count_changed_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and kick_id is not null order by id
  ), array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and kick_id is not null order by id
  ));
  return null;
end
$$;

create trigger count_new_entries after insert on log_entries
  referencing new table as present for each statement execute function count_new_entries();
create trigger count_gone_entries after delete on log_entries
  referencing old table as former for each statement execute function count_gone_entries();
create trigger count_changed_entries after update on log_entries
  referencing old table as former new table as present for each statement execute function count_changed_entries();
