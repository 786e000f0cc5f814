-- The key that signs the releases of a part. Other releases of the part are refused.
create table signing_keys (
  part text primary key,
  -- An ed25519 key in PEM.
  public_key text not null,
  -- The owner's name, for the history.
  name text not null,
  created_at timestamptz not null default now()
);

-- The name of the key that signed a release; null without a signature.
alter table release_log add column signed_by text;
alter table pending_releases add column signed_by text;
