-- Parts whose releases become live only when a second deploy token approves them.
create table parts_with_approval (
  part text primary key
);

-- The release of a part that waits for approval. Its files are complete.
create table pending_releases (
  part text primary key,
  version text not null,
  -- The percentage of visitors for a canary; null for everybody.
  percent integer,
  who text not null,
  -- The deploy token that sent it; null for the token from the configuration.
  token_id uuid references deploy_tokens,
  why text,
  origin jsonb,
  at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 days',
  foreign key (part, version) references releases
);
create index pending_releases_token_id on pending_releases (token_id);

alter table release_log
  -- The name of the deploy token that approved a release; null without approval.
  add column approved_by text,
  drop constraint release_log_event_check,
  add constraint release_log_event_check
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on', 'removed', 'proposed', 'declined'));
