-- oldest-server: 1.0.0

-- A hash of the folded text, to find equal ones; null for a short text, and for earlier comments.
alter table comments add column text_hash bytea;
create index comments_of_text on comments (text_hash) where text_hash is not null;

-- Whether the site itself reported the thing, and holds it until a moderator decides.
alter table reports add column is_of_site boolean not null default false;
create unique index reports_open_of_site on reports (thing_kind, thing_id) where decision_id is null and is_of_site;
