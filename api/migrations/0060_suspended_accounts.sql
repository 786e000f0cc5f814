alter table users
  -- Set while an operator keeps the account from logging in. Its content stays.
  add column suspended_at timestamptz,
  add column is_admin boolean not null default false;
