-- oldest-server: 0.1.0
-- Each change of who may see or do what. The server copies the rows to the object store, beside the deleted accounts, so
-- that a restore can take away again what was taken away after its backup: docs/operations/backup.md.

create table access_changes (
  id uuid primary key default gen_random_uuid(),
  -- The table of the thing, or `passwords` and `emails` of users.
  thing text not null,
  -- The id of the thing. A block has those of the blocker and the blocked person, with a space between.
  subject text not null,
  -- The columns that decide who may see or do what, after the change. Null for a deleted thing.
  state jsonb,
  -- Not now(): concurrent changes of one thing are in the order of their locks.
  at timestamptz not null default clock_timestamp(),
  -- Null until the object store has it.
  stored_at timestamptz
);

create index access_changes_to_store on access_changes (at) where stored_at is null;

-- The arguments are the thing and its columns.
create function record_access_change() returns trigger language plpgsql as $$
begin
  insert into access_changes (thing, subject, state)
  select tg_argv[0], new.id, coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(to_jsonb(new)) where key = any (tg_argv[1:]);
  return null;
end
$$;

-- The arguments are what the thing belongs to, and the column with its id: nothing is recorded when that is deleted too,
-- also later in the transaction, as the account of a leaver is.
create function record_removal() returns trigger language plpgsql as $$
declare
  is_alone boolean;
begin
  execute format(
    'select exists (select from %I where id = $1) and not exists (select from begun_deletions where user_id = $1)',
    tg_argv[0]
  ) into is_alone using (to_jsonb(old) ->> tg_argv[1])::uuid;
  if is_alone then insert into access_changes (thing, subject) values (tg_table_name, old.id); end if;
  return null;
end
$$;

create function record_block() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into access_changes (thing, subject, state)
    values ('blocks', concat_ws(' ', new.blocker_id, new.blocked_id), jsonb_build_object('is_mute', new.is_mute));
  elsif (select count(*) from users where id in (old.blocker_id, old.blocked_id)) = 2 then
    insert into access_changes (thing, subject) values ('blocks', concat_ws(' ', old.blocker_id, old.blocked_id));
  end if;
  return null;
end
$$;

create trigger record_access_change after update of audience, hidden_at on buckets for each row
  when ((old.audience, old.hidden_at) is distinct from (new.audience, new.hidden_at))
  execute function record_access_change('buckets', 'audience', 'hidden_at');
create trigger record_access_change after update of audience, hidden_at, withdrawn_at, place_precision on kicks for each row
  when ((old.audience, old.hidden_at, old.withdrawn_at, old.place_precision)
    is distinct from (new.audience, new.hidden_at, new.withdrawn_at, new.place_precision))
  execute function record_access_change('kicks', 'audience', 'hidden_at', 'withdrawn_at', 'place_precision');
create trigger record_access_change after update of audience, hidden_at, shows_places on journals for each row
  when ((old.audience, old.hidden_at, old.shows_places)
    is distinct from (new.audience, new.hidden_at, new.shows_places))
  execute function record_access_change('journals', 'audience', 'hidden_at', 'shows_places');
create trigger record_access_change after update of audience, hidden_at on log_entries for each row
  when ((old.audience, old.hidden_at) is distinct from (new.audience, new.hidden_at))
  execute function record_access_change('log_entries', 'audience', 'hidden_at');
create trigger record_access_change after update of hidden_at on comments for each row
  when (old.hidden_at is distinct from new.hidden_at)
  execute function record_access_change('comments', 'hidden_at');

create trigger record_access_change after update of suspended_at, is_admin on users for each row
  when ((old.suspended_at, old.is_admin) is distinct from (new.suspended_at, new.is_admin))
  execute function record_access_change('users', 'suspended_at', 'is_admin');
-- Neither the hash nor the address is kept outside of the database.
create trigger record_password_change after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash)
  execute function record_access_change('passwords');
-- An older account gets its first key when it is updated.
create trigger record_email_change after update of email_key on users for each row
  when (old.email_key <> new.email_key)
  execute function record_access_change('emails');

create trigger record_access_change after update of revoked_at on deploy_tokens for each row
  when (new.revoked_at is not null)
  execute function record_access_change('deploy_tokens', 'revoked_at');
-- A link from which its owner took something away: it ended, or got a new key, another password, less time or no
-- preview any more.
create trigger record_access_change after update on share_links for each row
  when (new.ended_at is distinct from old.ended_at or new.key_hash <> old.key_hash
    or (new.password_hash is not null and new.password_hash is distinct from old.password_hash)
    or new.expires_at < coalesce(old.expires_at, 'infinity') or (old.has_preview and not new.has_preview))
  execute function record_access_change('share_links');

create trigger record_block after insert or update or delete on blocks for each row execute function record_block();

create trigger record_removal after delete on buckets for each row execute function record_removal('users', 'owner_id');
create trigger record_removal after delete on kicks for each row execute function record_removal('users', 'creator_id');
create trigger record_removal after delete on journals for each row execute function record_removal('users', 'creator_id');
create trigger record_removal after delete on stories for each row execute function record_removal('journals', 'journal_id');
create trigger record_removal after delete on comments for each row execute function record_removal('kicks', 'kick_id');
create trigger record_removal after delete on log_entries for each row execute function record_removal('users', 'user_id');
