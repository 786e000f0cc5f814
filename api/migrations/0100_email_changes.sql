-- oldest-server: 0.1.0
-- New e-mail addresses that their owners have not confirmed yet.

create table email_changes (
  -- One per user: a new request revokes the previous link.
  user_id uuid primary key references users on delete cascade,
  email text not null,
  -- The SHA-256 of the token in the link, so that a leak of this table gives no access.
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create index email_changes_expiry on email_changes (expires_at);
