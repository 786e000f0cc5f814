create table password_resets (
  -- One for each person: asking again ends the link before.
  user_id uuid primary key references users on delete cascade,
  -- The SHA-256 of the token in the link: who reads this table cannot reset anything with it.
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index password_resets_expiry on password_resets (expires_at);
