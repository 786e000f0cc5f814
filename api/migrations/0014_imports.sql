-- oldest-server: 1.0.0

-- Files with content of other sites and programs. The object store has them under `imports/`.
create table imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_name text not null,
  -- 0 after the deletion of the file.
  bytes bigint not null,
  source text,
  state text not null check (
    state in ('reading', 'asks', 'read', 'bringing', 'brought', 'taking back', 'taken back', 'failed')
  ),
  -- The sentence that says why the last job ended early.
  problem jsonb,
  asks jsonb,
  choices jsonb not null default '{}',
  done integer not null default 0,
  total integer not null default 0,
  -- Identifies the lease of the server that works on it, until then.
  leased_until timestamptz(3) not null default now(),
  -- How often the work on it failed since the last progress.
  attempts integer not null default 0,
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now()
);

create index imports_of_user on imports (user_id, id desc);
create index imports_at_work on imports (leased_until) where state in ('reading', 'bringing', 'taking back');

-- What a file has. The rows of what was created outlive the file, so that a second import adds nothing.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  number integer not null,
  -- The user of the import.
  user_id uuid not null,
  at text not null,
  state text not null check (state in ('new', 'here', 'look', 'unreadable', 'brought', 'taken back', 'kept')),
  left_out boolean not null default false,
  kind text check (kind in ('bucket', 'kick', 'journal', 'story', 'entry')),
  item jsonb,
  reason jsonb,
  -- Identifies the thing in all files of its source.
  import_key text,
  -- The thing that was created, or was here before.
  made_id uuid,
  -- Its `updated_at` when it was created.
  made_version timestamptz,
  primary key (import_id, number)
);

create unique index import_keys on import_rows (user_id, import_key) where state in ('brought', 'kept');
create index import_rows_by_key on import_rows (import_id, import_key);
create index import_rows_of_kind on import_rows (import_id, kind, state, number);

-- The things of a person that can be imported, with the Journal of a Story.
create view own_things as
  select 'bucket' as kind, id, owner_id, updated_at, null::uuid as journal_id from buckets
  union all
  select 'kick', id, creator_id, updated_at, null from kicks where withdrawn_at is null
  union all
  select 'journal', id, creator_id, updated_at, null from journals
  union all
  select 'story', story.id, journal.creator_id, story.updated_at, journal.id
  from stories story join journals journal on journal.id = story.journal_id
  union all
  select 'entry', id, user_id, updated_at, null from log_entries;
