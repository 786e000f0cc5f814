-- The database of version 1.0 of the host: releases, packages, deploy tokens and reports of browsers.

-- The releases of this site. Rows are immutable: other content under the same version is refused.
create table releases (
  part text not null,
  version text not null,
  manifest jsonb not null,
  manifest_sha256 bytea not null,
  -- The prerendered pages, by route. Not jsonb, because no query reads into it. The first ones that a site receives of a
  -- version stay.
  pages json,
  created_at timestamptz not null default now(),
  -- When the version's part was removed. Its files may be deleted, so a rollback cannot use it. The row stays for the
  -- history.
  removed_at timestamptz,
  primary key (part, version)
);

-- Finds the versions that contain a file: addresses of released files contain its hash instead of a version.
create index releases_files on releases using gin ((manifest -> 'files') jsonb_path_ops);

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

create table release_log (
  id bigint generated always as identity primary key,
  part text not null,
  version text not null,
  event text not null
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on', 'removed')),
  percent integer,
  who text not null,
  why text,
  -- Whether `npm start` made this change. A start replaces only what a start released.
  by_start boolean not null default false,
  -- The commit, source link and checks of a release, as its command reported them; null for other changes.
  origin jsonb,
  at timestamptz not null default now(),
  foreign key (part, version) references releases (part, version)
);

create index release_log_newest on release_log (part, id desc);

-- Deploy tokens, each for releases of one part.
create table deploy_tokens (
  id uuid primary key,
  part text not null,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- Whether it was revoked by the removal of its part, whose history and failures it may still read.
  still_reads boolean not null default false
);

-- The outcome of a version for a visitor, one row each. A later success does not replace a failure.
create table release_reports (
  part text not null,
  version text not null,
  visitor bytea not null,
  -- Null if the version loaded and rendered its page.
  failure text,
  -- What the browser told of the failure: `reason`, `route` and `stack`, without personal data.
  details jsonb,
  -- A keyed hash of the visitor's address, because only a few visitors per address count.
  address bytea not null,
  at timestamptz not null default now(),
  primary key (part, version, visitor),
  foreign key (part, version) references releases (part, version)
);

create index release_reports_address on release_reports (part, version, address);

-- Files without a release: listed in the manifest of an unfinished release, or uploaded. They are deleted after a day.
create table unreleased_files (
  sha384 text primary key,
  -- In bytes, as in the manifest; null for an upload without a manifest.
  size bigint,
  touched_at timestamptz not null default now()
);

create index unreleased_files_touched on unreleased_files (touched_at);

-- The packages that versions of the shell were built with. Other teams install them from the site.
create table shell_packages (
  -- Always `shell`, for the foreign key.
  shell_part text not null default 'shell' check (shell_part = 'shell'),
  shell_version text not null,
  name text not null,
  version text not null,
  -- Of the tarball, which is stored as files of releases are.
  sha384 text not null,
  size bigint not null,
  -- As npm writes it: sha512- and base64.
  integrity text not null,
  created_at timestamptz not null default now(),
  -- Set when a later offer for this version of the shell does not have the tarball.
  replaced_at timestamptz,
  primary key (shell_version, name, version, sha384),
  foreign key (shell_part, shell_version) references releases
);

-- Finds tarballs by the name of their file, and whether an offer refers to a file.
create index shell_packages_by_name on shell_packages (name, version);
create index shell_packages_by_file on shell_packages (sha384);
-- For the foreign key.
create index shell_packages_by_shell on shell_packages (shell_part, shell_version);
