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
