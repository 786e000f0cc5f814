-- Adds a Kick to a Bucket of the user. Idempotent; one query instead of four. Locks the Bucket before the Kick, as all
-- other code does. Returns the name of what is missing, or null on success.
create function put_kick_in_bucket(kick uuid, bucket uuid, person uuid) returns text language plpgsql as $$
begin
  perform from buckets where id = bucket and owner_id = person for no key update;
  if not found then return 'bucket'; end if;
  perform from kicks where id = kick and withdrawn_at is null for key share;
  if not found then return 'kick'; end if;
  insert into bucket_kicks (bucket_id, kick_id) values (bucket, kick) on conflict do nothing;
  if found then
    update buckets set updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = bucket;
  end if;
  return null;
end
$$;
