create table password_resets (
  -- One per user: a new link revokes the previous one.
  user_id uuid primary key references users on delete cascade,
  -- The SHA-256 of the token in the link, so that a leak of this table gives no access.
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index password_resets_expiry on password_resets (expires_at);
