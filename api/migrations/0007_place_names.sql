-- oldest-server: 1.0.0

-- The names in all languages, as they are written. The search answers with the one that the user typed.
alter table places add column names text[] not null default '{}';
