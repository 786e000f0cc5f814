-- Set while an operator hides something from everybody but its owner.
alter table kicks add column hidden_at timestamptz;
alter table journals add column hidden_at timestamptz;
alter table comments add column hidden_at timestamptz;

-- As in 0011, for a Kick that the user may see.
create or replace function put_kick_in_bucket(kick uuid, bucket uuid, person uuid) returns text language plpgsql as $$
begin
  perform from buckets where id = bucket and owner_id = person for no key update;
  if not found then return 'bucket'; end if;
  perform from kicks
  where id = kick and withdrawn_at is null and (hidden_at is null or creator_id = person)
  for key share;
  if not found then return 'kick'; end if;
  insert into bucket_kicks (bucket_id, kick_id) values (bucket, kick) on conflict do nothing;
  if found then
    update buckets set updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = bucket;
  end if;
  return null;
end
$$;

-- As `count_into_kicks` in 0003. The count of a Kick leaves out hidden comments.
create function count_gone_comments() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from changed) order by id for no key update;
  update kicks set comment_count = comment_count - change.rows
  from (select kick_id, count(*) as rows from changed where hidden_at is null group by kick_id) change
  where kicks.id = change.kick_id;
  return null;
end
$$;

drop trigger count_gone_comments on comments;
create trigger count_gone_comments after delete on comments
  referencing old table as changed for each statement execute function count_gone_comments();
