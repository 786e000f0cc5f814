-- oldest-server: 0.1.0
-- When somebody last opened a link that was sent to the e-mail address of an account. Null: nobody has, so that whoever
-- signed up may not be its owner. An earlier server sets it never, and ends no links with a new password.

alter table users add column email_confirmed_at timestamptz;

-- New links are refused for these years too.
update share_links set ended_at = now()
where ended_at is null and year > extract(year from now() at time zone 'UTC') + 1;
