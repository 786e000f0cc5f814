-- oldest-server: 0.1.0
-- An entry whose Kick is deleted keeps which Kick it was and in which country, for the figures of its year.

alter table log_entries
  add column former_kick_id uuid,
  add column former_country text;

create index log_of_former_kick on log_entries (former_kick_id, user_id) where former_kick_id is not null;

-- Before the foreign key sets `kick_id` to null. A Kick that others logged is withdrawn instead of deleted, so these
-- entries are the creator's own.
create function keep_what_entries_know() returns trigger language plpgsql as $$
begin
  update log_entries set former_kick_id = old.id, former_country = old.country where kick_id = old.id;
  return old;
end
$$;

create trigger keep_what_entries_know before delete on kicks for each row execute function keep_what_entries_know();
