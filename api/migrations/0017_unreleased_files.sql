-- Files without a release: listed in the manifest of an unfinished release, or uploaded. They are deleted after a day.
create table unreleased_files (
  sha384 text primary key,
  -- In bytes, as in the manifest; null for an upload without a manifest.
  size bigint,
  touched_at timestamptz not null default now()
);
create index unreleased_files_touched on unreleased_files (touched_at);
