-- Links that allow one sign-up each. A sign-up deletes its row.
create table invitations (
  id uuid primary key,
  -- The SHA-256 of the code in the link, so that a leak of this table gives no access.
  code_hash bytea not null unique,
  -- The normalised e-mail address that may use it; null for any.
  email_key text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
