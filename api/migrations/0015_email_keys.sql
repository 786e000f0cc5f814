-- The normalised e-mail address, which tells accounts apart in place of lower(email): lower() depends on the locale of
-- the database, so 'İ' was one letter to PostgreSQL and another to the limits. The server computes it, in
-- api/src/modules/user/email-key.ts, and fills it at its next start for the rows that have none.
alter table users add column email_key text;
drop index users_email_key;
create unique index users_email_key on users (email_key);
