-- The prerendered pages of a remote's version under a shell's version, which are no part of the remote's release.
create table annexes (
  part text not null,
  version text not null,
  -- Always `shell`, for the foreign key.
  shell_part text not null default 'shell' check (shell_part = 'shell'),
  shell_version text not null,
  -- By route. Not jsonb, because no query reads into it.
  pages json not null,
  pages_sha256 bytea not null,
  created_at timestamptz not null default now(),
  primary key (part, version, shell_version),
  foreign key (part, version) references releases,
  foreign key (shell_part, shell_version) references releases
);

-- For the foreign key of the shell.
create index annexes_by_shell on annexes (shell_part, shell_version);
