-- What has been sent to this site. A row never changes: other bytes under the same version are refused.
create table releases (
  part text not null,
  version text not null,
  manifest jsonb not null,
  manifest_sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (part, version)
);

-- Who made which version live, when and why. The newest row of a part says what is live now.
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
