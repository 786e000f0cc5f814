-- oldest-server: 0.1.0
-- Private entries no longer count in the numbers of people of a Kick, which others see: a number of one is a name.

-- Writers lock Kicks before entries. Afterwards every change of an entry runs the functions below.
lock table kicks, log_entries in exclusive mode;

-- As in 0084, but for Private entries. The triggers call it with entries that are not Private.
create or replace function count_who_did(former done_entry[], present done_entry[]) returns void language plpgsql as $$
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
      where kick_id = person.kick_id and user_id = person.user_id
        and state = 'done' and audience <> 'Private' and id <> all (person.ids)
    ) other
    group by kick_id
  )
  update kicks set done_count = done_count + difference.done, again_count = again_count + difference.again
  from difference
  where kicks.id = difference.kick_id and (difference.done <> 0 or difference.again <> 0);
end
$$;

create or replace function count_new_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did('{}', array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and audience <> 'Private' and kick_id is not null
  ));
  return null;
end
$$;

create or replace function count_gone_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and audience <> 'Private' and kick_id is not null
  ), '{}');
  return null;
end
$$;

create or replace function count_changed_entries() returns trigger language plpgsql as $$
begin
  perform count_who_did(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and audience <> 'Private' and kick_id is not null order by id
  ), array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and audience <> 'Private' and kick_id is not null order by id
  ));
  return null;
end
$$;

update kicks set done_count = counted.done, again_count = counted.again
from (
  select kicks.id, count(distinct entry.user_id) as done,
    count(distinct entry.user_id) filter (where entry.again) as again
  from kicks left join log_entries entry
    on entry.kick_id = kicks.id and entry.state = 'done' and entry.audience <> 'Private'
  group by kicks.id
) counted
where counted.id = kicks.id and (kicks.done_count, kicks.again_count) <> (counted.done, counted.again);
