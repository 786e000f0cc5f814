-- oldest-server: 1.0.0

-- What people have on the site, as files that they fetch. The object store has the files.
create table archives (
  id uuid primary key,
  -- Null for an archive that nobody may fetch any more. Its row stays until its file is deleted.
  user_id uuid references users on delete set null,
  -- That of its pages.
  language text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  -- The number of files that are written, and of all.
  done integer not null default 0,
  total integer not null default 0,
  -- Null until it is ready.
  bytes bigint,
  -- How long a server has to write or delete the file. Null if none does.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  -- Null while it is being made.
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null)),
  check ((state = 'making') = (expires_at is null))
);

create unique index archives_in_making on archives (user_id) where state = 'making';
create index archives_of_user on archives (user_id, id desc);

create function withdraw_archives() returns trigger language plpgsql as $$
begin
  update archives set user_id = null where user_id = new.id;
  return null;
end
$$;

-- Whoever knew the former password may have made it.
create trigger withdraw_archives after update of password_hash, suspended_at, suspended_until on users for each row
  when ((old.password_hash, old.suspended_at, old.suspended_until)
    is distinct from (new.password_hash, new.suspended_at, new.suspended_until))
  execute function withdraw_archives();
