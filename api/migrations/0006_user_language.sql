-- oldest-server: 1.0.0

-- The language of the site's pages and mails, such as 'de'; null until the user chooses one.
alter table users add column language text;
