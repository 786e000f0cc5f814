-- The normalised e-mail address, which identifies accounts instead of lower(email): lower() depends on the locale of
-- the database, so PostgreSQL and the rate limits treated 'İ' differently. The server computes it in
-- api/src/modules/user/email-key.ts, and fills it in existing rows at its next start.
alter table users add column email_key text;
drop index users_email_key;
create unique index users_email_key on users (email_key);
