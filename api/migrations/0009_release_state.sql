-- The current state of each part. release_log is the history, from which a rollback finds its target.
create table release_state (
  part text primary key,
  live text not null,
  -- The version that a percentage of visitors gets instead of the live one.
  canary text,
  canary_percent integer check (canary_percent between 1 and 99),
  is_off boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((canary is null) = (canary_percent is null)),
  foreign key (part, live) references releases (part, version),
  foreign key (part, canary) references releases (part, version)
);
insert into release_state (part, live)
select distinct on (part) part, version from release_log order by part, id desc;

alter table release_log
  add column event text not null default 'released'
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on')),
  add column percent integer;

-- Deploy tokens, each for releases of one part. Only their hashes are stored.
create table deploy_tokens (
  id uuid primary key,
  part text not null,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Keys that all servers of a site share. The first server that needs one creates it.
create table site_keys (
  name text primary key,
  key bytea not null
);

-- The outcome of a version for a visitor, one row each. A later success does not replace a failure.
create table release_reports (
  part text not null,
  version text not null,
  visitor bytea not null,
  -- Null if the version loaded and rendered its page.
  failure text,
  -- A keyed hash of the visitor's address, because only a few visitors per address count.
  address bytea not null,
  at timestamptz not null default now(),
  primary key (part, version, visitor),
  foreign key (part, version) references releases (part, version)
);
create index release_reports_address on release_reports (part, version, address);
