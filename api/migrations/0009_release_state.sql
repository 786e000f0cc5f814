-- What each part serves now; the log beside it is the history, and tells what a rollback goes back to.
create table release_state (
  part text primary key,
  live text not null,
  -- A version that some visitors get instead of the live one, and how many of a hundred.
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

-- Each is good for releasing one part; only its hash is kept.
create table deploy_tokens (
  id uuid primary key,
  part text not null,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- Keys that all servers of a site share, made by whichever needs one first.
create table site_keys (
  name text primary key,
  key bytea not null
);

-- How a version went for a visitor: one row for each visitor and version, and a failure stays a failure.
create table release_reports (
  part text not null,
  version text not null,
  visitor bytea not null,
  -- Null: the version loaded and drew its page.
  failure text,
  -- Of the visitor's address, by a key of this site: so that one address counts for a few visitors only.
  address bytea not null,
  at timestamptz not null default now(),
  primary key (part, version, visitor),
  foreign key (part, version) references releases (part, version)
);
create index release_reports_address on release_reports (part, version, address);
