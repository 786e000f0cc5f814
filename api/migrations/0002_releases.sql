-- The releases of this site. Rows are immutable: other content under the same version is refused.
create table releases (
  part text not null,
  version text not null,
  manifest jsonb not null,
  manifest_sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (part, version)
);

-- The history of releases. The newest row of a part has its live version.
create table release_log (
  id bigint generated always as identity primary key,
  part text not null,
  version text not null,
  who text not null,
  why text,
  at timestamptz not null default now(),
  foreign key (part, version) references releases (part, version)
);
create index release_log_newest on release_log (part, id desc);
