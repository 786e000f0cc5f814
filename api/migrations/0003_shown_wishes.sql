-- oldest-server: 1.0.0

-- Whether everybody who may open the Bucket sees a Kick of its owner that they could not see otherwise. Null until its
-- owner decides, which counts as false.
alter table bucket_kicks add column is_shown boolean;

-- A Kick whose audience changes is decided anew.
create function forget_shown_wish() returns trigger language plpgsql as $$
begin
  update bucket_kicks set is_shown = null where kick_id = new.id and is_shown is not null;
  return null;
end
$$;

create trigger forget_shown_wish after update of audience on kicks for each row
  when (old.audience <> new.audience)
  execute function forget_shown_wish();

-- Nothing is recorded for an entry that goes with its Bucket or its Kick, whose removal is recorded.
create function record_shown_wish() returns trigger language plpgsql as $$
begin
  insert into access_changes (thing, subject, state)
  select 'bucket_kicks', concat_ws(' ', old.bucket_id, old.kick_id),
    jsonb_build_object('is_shown', tg_op = 'UPDATE' and coalesce(new.is_shown, false))
  where exists (select from buckets where id = old.bucket_id) and exists (select from kicks where id = old.kick_id)
    and not exists (select from begun_deletions where user_id = old.owner_id);
  return null;
end
$$;

create trigger record_shown_wish after update of is_shown on bucket_kicks for each row
  when (old.is_shown is distinct from new.is_shown)
  execute function record_shown_wish();
create trigger record_removed_wish after delete on bucket_kicks for each row
  when (old.is_shown)
  execute function record_shown_wish();
