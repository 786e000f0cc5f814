-- A trusted extension since PostgreSQL 13: the owner of the database may create it.
create extension if not exists pg_trgm;

-- Normalises a text for search: lower case, no accents, words separated by single spaces, with a leading space. Unicode
-- does not decompose the letters in `translate` and `replace`. The range after `~` contains dashes and quotes.
create function searchable_text(text) returns text language sql immutable strict parallel safe
return ' ' || lower(
  replace(replace(replace(replace(
    translate(
      regexp_replace(
        regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g'),
        '[\s!-/:-@\[-`{-~\u2010-\u201f]+', ' ', 'g'
      ),
      'ØøŁłĐđÐðıĦħŒÆÞẞ',
      'OoLlDdDdiHhœæþß'
    ),
  'œ', 'oe'), 'æ', 'ae'), 'þ', 'th'), 'ß', 'ss')
);

alter table kicks
  -- Maintained by triggers, so that the counts include cascading deletions, such as that of an account.
  add column like_count integer not null default 0,
  add column comment_count integer not null default 0,
  add column searchable text not null
    generated always as (searchable_text(name || ' ' || description || ' ' || coalesce(country, ''))) stored,
  -- Null for the withdrawn Kick of a deleted account.
  alter column creator_id drop not null,
  drop constraint kicks_creator_id_fkey,
  add constraint kicks_creator_id_fkey foreign key (creator_id) references users on delete set null,
  add constraint kicks_have_creator check (creator_id is not null or withdrawn_at is not null),
  -- Leaves space in each page for HOT updates, so that updates of the counts write to no index.
  set (fillfactor = 90);

create index kicks_search on kicks using gin (searchable gin_trgm_ops) where withdrawn_at is null;
create index kicks_of_continent_and_category on kicks (continent, category, id desc) where withdrawn_at is null;

create table kick_likes (
  kick_id uuid not null references kicks on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kick_id, user_id)
);

create index kick_likes_of_user on kick_likes (user_id);

create table kick_favourites (
  kick_id uuid not null references kicks on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (kick_id, user_id)
);

create index kick_favourites_of_user on kick_favourites (user_id);

create table comments (
  id uuid primary key,
  kick_id uuid not null references kicks on delete cascade,
  author_id uuid not null references users on delete cascade,
  content text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Ids are UUIDv7, so their descending order is newest first.
create index comments_of_kick on comments (kick_id, id desc);
create index comments_of_author on comments (author_id);

-- Adds `tg_argv[1]` (1 or -1) to the count of a Kick for each of its changed rows. Locks the Kicks in the order of
-- their ids, so that concurrent statements do not deadlock.
create function count_into_kicks() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from changed) order by id for no key update;
  execute format(
    'update kicks set %1$I = %1$I + $1 * change.rows
     from (select kick_id, count(*) as rows from changed group by kick_id) change
     where kicks.id = change.kick_id',
    tg_argv[0]
  ) using tg_argv[1]::integer;
  return null;
end
$$;

create trigger count_new_likes after insert on kick_likes
  referencing new table as changed for each statement execute function count_into_kicks('like_count', '1');
create trigger count_gone_likes after delete on kick_likes
  referencing old table as changed for each statement execute function count_into_kicks('like_count', '-1');
create trigger count_new_comments after insert on comments
  referencing new table as changed for each statement execute function count_into_kicks('comment_count', '1');
create trigger count_gone_comments after delete on comments
  referencing old table as changed for each statement execute function count_into_kicks('comment_count', '-1');

-- Responses to POST requests with an Idempotency-Key, kept for 24 hours.
create table answered_calls (
  user_id uuid not null references users on delete cascade,
  key text not null,
  -- The SHA-256 of method, URL and body: the key is valid for this request only.
  call_hash bytea not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create index answered_calls_by_age on answered_calls (created_at);
