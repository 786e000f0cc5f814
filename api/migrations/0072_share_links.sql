-- Links that let everybody who has them read a thing. No `oldest-server` line: every server that 0071 admits has this
-- migration too.
create table share_links (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  bucket_id uuid references buckets on delete cascade,
  journal_id uuid references journals on delete cascade,
  -- A new key has the next version.
  version integer not null default 1,
  -- The SHA-256 of the key, which is derived from the site key, the id and the version, and is stored nowhere.
  key_hash bytea not null unique,
  password_hash text,
  has_preview boolean not null default false,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(bucket_id, journal_id) = 1)
);

-- At most one link of each thing that has not ended.
create unique index share_links_of_bucket on share_links (bucket_id) where ended_at is null;
create unique index share_links_of_journal on share_links (journal_id) where ended_at is null;

-- For the cascades.
create index share_links_of_owner on share_links (owner_id);
create index share_links_bucket on share_links (bucket_id) where bucket_id is not null;
create index share_links_journal on share_links (journal_id) where journal_id is not null;
