-- Files that belong to no release yet: named by a manifest that was asked about, or sent. Those of a release that is
-- never finished are removed after a day.
create table unreleased_files (
  sha384 text primary key,
  -- In bytes, as the manifest names it; null: sent before anybody asked.
  size bigint,
  touched_at timestamptz not null default now()
);
create index unreleased_files_touched on unreleased_files (touched_at);
