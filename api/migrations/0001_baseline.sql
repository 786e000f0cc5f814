-- The product's database of version 1.0; platform/host/migrations has that of the releases. Ids are UUIDv7, so their
-- order is that of creation; lists take the newest first.
-- docs/triggers.md has a line for each trigger.

-- A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;

-- # People

create table users (
  id uuid primary key,
  email text not null,
  -- Identifies accounts: api/src/mail/email-key.ts computes it, because lower() depends on the database's locale.
  email_key text not null constraint users_email_key unique,
  -- When somebody last opened a link that was sent to the address. Null: whoever signed up may not be its owner.
  email_confirmed_at timestamptz,
  password_hash text not null,
  user_name text not null,
  tagline text not null,
  way text check (way in ('To Enjoy', 'To Achieve', 'To Enlighten')),
  picture_id uuid,
  -- The audience of new entries without one. Null until it is chosen, which counts as Private.
  default_audience text check (default_audience in ('Private', 'Followers', 'Members')),
  -- Null while the first run is shown.
  welcomed_at timestamptz,
  -- Set while an operator keeps the account from logging in. Its content stays.
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table pictures (
  id uuid primary key,
  owner_id uuid references users on delete set null,
  width integer not null,
  height integer not null,
  -- The total size of its files.
  bytes bigint not null,
  created_at timestamptz not null default now()
);

-- For the total size of a person's pictures.
create index pictures_of_owner on pictures (owner_id) include (bytes);

alter table users
  add constraint users_picture_id_fkey foreign key (picture_id) references pictures;

create index users_picture on users (picture_id) where picture_id is not null;

-- Tables keep the SHA-256 of a token or code instead of itself, so that a leak of the table gives no access.

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  -- One per person: a new link revokes the previous one.
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index password_resets_expiry on password_resets (expires_at);

-- New e-mail addresses that their owners have not confirmed yet.
create table email_changes (
  -- One per person: a new request revokes the previous link.
  user_id uuid primary key references users on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

create index email_changes_expiry on email_changes (expires_at);

-- Links that allow one sign-up each. A sign-up deletes its row.
create table invitations (
  id uuid primary key,
  code_hash bytea not null unique,
  -- The key of the e-mail address that may use it; null for any.
  email_key text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Nobody can follow yet. The policy of who may see what reads it.
create table follows (
  follower_id uuid not null references users on delete cascade,
  followee_id uuid not null references users on delete cascade,
  state text not null check (state in ('asked', 'accepted')),
  shows text[] not null default '{done,story,kick,bucket}',
  created_at timestamptz not null default now(),
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);

-- For the cascade, and for the followers of a person.
create index follows_of_followee on follows (followee_id, follower_id);

-- A block hides two people from each other. A mute hides one person from the lists of the other.
create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  is_mute boolean not null,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

-- For the cascade, and for those who blocked a person.
create index blocks_of_blocked on blocks (blocked_id, blocker_id) where not is_mute;

-- Accounts whose deletion has begun. A row that remains belongs to a failed deletion: its record must be removed from
-- the object store, because a restore would delete the account.
create table begun_deletions (
  user_id uuid primary key references users on delete cascade
);

-- # Buckets and Kicks

create table buckets (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  description text not null default '',
  picture_id uuid references pictures,
  audience text not null default 'Private' check (audience in ('Private', 'Followers', 'Members')),
  -- The own order of a person's Buckets, ascending, perhaps with gaps. Null for a Bucket that is newer than the order:
  -- these come first, newest first.
  position integer,
  -- Set while an operator hides it from everybody but its owner.
  hidden_at timestamptz,
  -- Whether every member may see it, unless a block is between them.
  is_open boolean not null generated always as (audience = 'Members' and hidden_at is null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For the foreign key of bucket_kicks.
  constraint buckets_with_owner unique (id, owner_id)
);

create index buckets_of_owner on buckets (owner_id, id desc);
create index buckets_shared_by_owner on buckets (owner_id, id desc) where audience <> 'Private';
create index buckets_picture on buckets (picture_id) where picture_id is not null;

-- The point that others see of an area is the centre of a cell of a fixed grid, so that repeated changes and many Kicks
-- in one cell tell nothing more.

-- Cells are 0.05 degrees high, which is about 5.6 km.
create function cell_latitude(lat double precision) returns double precision language sql immutable strict parallel safe
return round((least(floor(lat / 0.05), 1799) * 0.05 + 0.025)::numeric, 4)::double precision;

-- Cells are as wide as they are high: their longitude widens towards the poles, where the last one may be cut.
create function cell_longitude(lat double precision, lng double precision) returns double precision
language sql immutable strict parallel safe
return round(
  least(
    (floor((lng + 180) / (0.05 / cosd(cell_latitude(lat)))) + 0.5) * (0.05 / cosd(cell_latitude(lat))) - 180,
    180
  )::numeric, 4
)::double precision;

create table kicks (
  id uuid primary key,
  -- Null for the withdrawn Kick of a deleted account.
  creator_id uuid references users on delete set null,
  name text not null,
  description text not null default '',
  picture_id uuid references pictures,
  picture_alt text not null default '',
  picture_caption text not null default '',
  category text check (category in ('Chill', 'Travel', 'Activity')),
  continent text check (
    continent in (
      'Europe', 'Asia', 'North-America', 'South-America', 'Middle-East', 'Africa', 'Australia', 'Antarctica'
    )
  ),
  -- The Bucket that its creator chose in the form.
  bucket_id uuid references buckets on delete set null,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  country text,
  -- The name of the place that the creator chose. Others see and find it only with the exact place: it may be a hut.
  place text,
  -- How exactly others may see the place.
  place_precision text not null default 'exact' check (place_precision in ('exact', 'area', 'country')),
  -- Null without a place, and if others may see only the country.
  shown_lat double precision generated always as (
    case place_precision when 'exact' then lat when 'area' then cell_latitude(lat) end
  ) stored,
  shown_lng double precision generated always as (
    case place_precision when 'exact' then lng when 'area' then cell_longitude(lat, lng) end
  ) stored,
  audience text not null default 'Members' check (audience in ('Private', 'Followers', 'Members')),
  -- The folded texts (api/src/modules/kick/search/search-text.ts), for search.
  searchable text not null default '',
  -- Kept by triggers, so that the counts include cascading deletions, such as that of an account. The last three count
  -- people.
  like_count integer not null default 0,
  comment_count integer not null default 0,
  wanted_count integer not null default 0,
  done_count integer not null default 0,
  again_count integer not null default 0,
  -- Set while an operator hides it from everybody but its creator.
  hidden_at timestamptz,
  -- Whether every member may see it, unless a block is between them.
  is_open boolean not null generated always as (audience = 'Members' and hidden_at is null) stored,
  -- Set when its creator deleted it while things of others held it.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((lat is null) = (lng is null)),
  constraint kicks_have_creator check (creator_id is not null or withdrawn_at is not null),
  constraint shared_kicks_are_whole check (
    audience = 'Private' or (picture_id is not null and category is not null and continent is not null)
  )
)
-- Leaves space in each page for HOT updates, so that updates of the counts write to no index.
with (fillfactor = 90);

-- PostgreSQL estimates the frequency of a word from a sample of texts. With the default of a hundred texts, the
-- smallest estimate is 1 %, so the planner scanned all Kicks for rare words instead of using the index.
alter table kicks alter column searchable set statistics 500;

-- The lists of what is shared. Many people may have many more Private Kicks than shared ones.
create index kicks_newest on kicks (id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_continent on kicks (continent, id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_category on kicks (category, id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_continent_and_category on kicks (continent, category, id desc)
  where withdrawn_at is null and audience <> 'Private';
create index kicks_search on kicks using gin (searchable gin_trgm_ops) where withdrawn_at is null;
create index kicks_of_creator on kicks (creator_id, id desc);
create index kicks_private_of_creator on kicks (creator_id, id desc) where audience = 'Private';
create index kicks_picture on kicks (picture_id) where picture_id is not null;
create index kicks_bucket on kicks (bucket_id) where bucket_id is not null;

-- Always true, and called only for texts that contain the words. By default the planner assumes that searching a text
-- costs as much as comparing two numbers. For a word in one of 500 Kicks it would read 10,000 texts from the newest on,
-- instead of the 2,000 Kicks that the index finds. The cost is the measured ratio.
create function takes_reading(text) returns boolean language plpgsql immutable strict parallel safe cost 1000 as $$
begin
  return true;
end
$$;

-- The order 'Most liked' of Kicks. A table of its own, because an index on `kicks.like_count` would make each like write
-- to every index of `kicks`, among them that of the search.
create table kick_ranks (
  kick_id uuid primary key references kicks on delete cascade,
  likes integer not null
);

create index kick_ranks_most_liked on kick_ranks (likes desc, kick_id desc);

create function rank_kick() returns trigger language plpgsql as $$
begin
  insert into kick_ranks values (new.id, new.like_count)
  on conflict (kick_id) do update set likes = excluded.likes;
  return null;
end
$$;

create trigger rank_new_kick after insert on kicks for each row execute function rank_kick();
create trigger rank_liked_kick after update of like_count on kicks for each row
  when (old.like_count <> new.like_count)
  execute function rank_kick();

-- How many Kicks that every member may see are in a country: the sum of its rows. '' is no country. Each change adds a
-- row, so that changes do not wait for each other; the daily work adds up the rows of a country.
create table kick_figures (
  country text not null,
  kicks bigint not null
);

create function change_kick_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_open and old.withdrawn_at is null then
    insert into kick_figures values (coalesce(old.country, ''), -1);
  end if;
  if tg_op <> 'DELETE' and new.is_open and new.withdrawn_at is null then
    insert into kick_figures values (coalesce(new.country, ''), 1);
  end if;
  return null;
end
$$;

create trigger change_kick_figures after insert or delete on kicks
  for each row execute function change_kick_figures();
create trigger change_figures_of_changed_kick after update of audience, withdrawn_at, hidden_at, country on kicks
  for each row
  when ((old.is_open, old.withdrawn_at, old.country) is distinct from (new.is_open, new.withdrawn_at, new.country))
  execute function change_kick_figures();

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
  -- Set while an operator hides it from everybody but its author.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

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

-- The count leaves out hidden comments.
create function count_gone_comments() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from changed) order by id for no key update;
  update kicks set comment_count = comment_count - change.rows
  from (select kick_id, count(*) as rows from changed where hidden_at is null group by kick_id) change
  where kicks.id = change.kick_id;
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
  referencing old table as changed for each statement execute function count_gone_comments();

-- Whether a day is the first one of the period. A season begins on the first of March, June, September or December.
create function begins_its_period(day date, period text) returns boolean language sql immutable strict parallel safe
return case period
  when 'month' then extract(day from day) = 1
  when 'season' then extract(day from day) = 1 and extract(month from day) in (3, 6, 9, 12)
  when 'year' then extract(day from day) = 1 and extract(month from day) = 1
  else true
end;

create table bucket_kicks (
  bucket_id uuid not null,
  kick_id uuid not null references kicks on delete cascade,
  -- The owner of the Bucket. Set by a trigger; triggers on deleted rows need it, because the Bucket is gone by then.
  owner_id uuid not null,
  added_at timestamptz not null default now(),
  -- One sequence for all Buckets, so that concurrent additions get different numbers.
  position bigint not null generated by default as identity,
  -- When its owner wants to do it, as exact as one knows: the first day of the period.
  target_on date,
  target_precision text check (target_precision in ('day', 'month', 'season', 'year')),
  -- When its owner last put it off in 'Next up'.
  not_now_at timestamptz,
  primary key (bucket_id, kick_id),
  constraint bucket_kicks_bucket_id_fkey foreign key (bucket_id, owner_id) references buckets (id, owner_id)
    on delete cascade,
  constraint targets_are_whole check ((target_on is null) = (target_precision is null)),
  constraint targets_begin_their_period check (begins_its_period(target_on, target_precision))
);

create index bucket_kicks_in_order on bucket_kicks (bucket_id, position);
-- Answers alone which Buckets of a person hold a Kick.
create index bucket_kicks_of_owner_by_kick on bucket_kicks (kick_id, owner_id, bucket_id);

create function set_owner_of_bucket() returns trigger language plpgsql as $$
begin
  new.owner_id := (select owner_id from buckets where id = new.bucket_id);
  return new;
end
$$;

create trigger set_owner_of_bucket before insert on bucket_kicks for each row execute function set_owner_of_bucket();

-- Adds a Kick to a Bucket of the user. Idempotent; one query instead of four. Locks the Bucket before the Kick, as all
-- other code does. Returns the name of what is missing, or null on success.
create function put_kick_in_bucket(kick uuid, bucket uuid, person uuid) returns text language plpgsql as $$
begin
  perform from buckets where id = bucket and owner_id = person for no key update;
  if not found then return 'bucket'; end if;
  perform from kicks where id = kick and withdrawn_at is null for key share;
  if not found then return 'kick'; end if;
  insert into bucket_kicks (bucket_id, kick_id) values (bucket, kick) on conflict do nothing;
  if found then
    update buckets set updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = bucket;
  end if;
  return null;
end
$$;

-- Counts the owners of Buckets who got their first place with a Kick, or lost their last one. A creator does not count.
-- Locks the Kicks first, in the order of their ids: the next query then sees the rows of everybody who had the lock
-- before. It gets arrays, because plans for transition tables are kept for other numbers of rows.
create function change_wanted_counts(kick_ids uuid[], owner_ids uuid[], is_new boolean) returns void language plpgsql as $$
begin
  perform from kicks where id = any (kick_ids) order by id for no key update;
  update kicks set wanted_count = wanted_count + case when is_new then people else -people end
  from (
    select place.kick_id, count(*)::integer as people
    from (
      select kick_id, owner_id, count(*) as changed from unnest(kick_ids, owner_ids) as change (kick_id, owner_id)
      group by kick_id, owner_id
    ) place join kicks kick on kick.id = place.kick_id
    where kick.creator_id is distinct from place.owner_id and (
      select count(*) from bucket_kicks entry
      where entry.kick_id = place.kick_id and entry.owner_id = place.owner_id
    ) = case when is_new then place.changed else 0 end
    group by place.kick_id
  ) difference
  where kicks.id = difference.kick_id;
end
$$;

create function count_new_places() returns trigger language plpgsql as $$
begin
  perform change_wanted_counts(array_agg(kick_id), array_agg(owner_id), true) from changed having count(*) > 0;
  return null;
end
$$;

create function count_gone_places() returns trigger language plpgsql as $$
begin
  perform change_wanted_counts(array_agg(kick_id), array_agg(owner_id), false) from changed having count(*) > 0;
  return null;
end
$$;

create trigger count_new_places after insert on bucket_kicks
  referencing new table as changed for each statement execute function count_new_places();
create trigger count_gone_places after delete on bucket_kicks
  referencing old table as changed for each statement execute function count_gone_places();

-- A former creator with a place counts from now on, a new one no longer does.
create function count_former_creator() returns trigger language plpgsql as $$
begin
  new.wanted_count := new.wanted_count
    + exists (select from bucket_kicks where kick_id = new.id and owner_id = old.creator_id)::integer
    - exists (select from bucket_kicks where kick_id = new.id and owner_id = new.creator_id)::integer;
  return new;
end
$$;

create trigger count_former_creator before update of creator_id on kicks for each row
  when (old.creator_id is distinct from new.creator_id)
  execute function count_former_creator();

-- # Journals

create table journals (
  id uuid primary key,
  creator_id uuid not null references users on delete cascade,
  title text not null,
  description text not null default '',
  -- The source of the Kicks for its Stories. A Journal outlives its Bucket.
  bucket_id uuid references buckets on delete set null,
  visibility text not null check (visibility in ('Public', 'Private')),
  audience text not null check (audience in ('Private', 'Followers', 'Members', 'Public')),
  -- A photo of one of its Stories. No reference: a photo that is gone makes the first picture the cover again.
  cover_id uuid,
  -- Whether visitors see where its Stories happened.
  shows_places boolean not null default false,
  -- Kept by triggers.
  story_count integer not null default 0,
  -- Set while an operator hides it from everybody but its creator.
  hidden_at timestamptz,
  -- Whether every member may see it, unless a block is between them.
  is_open boolean not null generated always as (audience in ('Members', 'Public') and hidden_at is null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint visibility_follows_audience check ((visibility = 'Public') = (audience = 'Public'))
);

create index journals_public on journals (id desc) where visibility = 'Public';
create index journals_public_of_creator on journals (creator_id, id desc) where visibility = 'Public';
create index journals_of_creator on journals (creator_id, id desc);
create index journals_bucket on journals (bucket_id) where bucket_id is not null;

-- The author of a Story is the creator of its Journal.
create table stories (
  id uuid primary key,
  journal_id uuid not null references journals on delete cascade,
  -- Null without a Kick, or after its deletion.
  kick_id uuid references kicks on delete set null,
  title text not null,
  content text not null,
  picture_id uuid not null references pictures,
  picture_alt text not null default '',
  picture_caption text not null default '',
  -- The day that it tells of, as its author says.
  happened_on date,
  -- Ascending within a Journal, perhaps with gaps.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index stories_in_order on stories (journal_id, position, id);
create index stories_kick on stories (kick_id) where kick_id is not null;
create index stories_picture on stories (picture_id);

-- Journals are updated in the order of their ids, so that concurrent statements do not wait for each other in a circle.
create function count_stories() returns trigger language plpgsql as $$
declare
  difference record;
begin
  for difference in
    select journal_id, case tg_op when 'INSERT' then count(*) else -count(*) end as stories
    from changed group by journal_id order by journal_id
  loop
    update journals set story_count = story_count + difference.stories where id = difference.journal_id;
  end loop;
  return null;
end
$$;

create trigger count_new_stories after insert on stories
  referencing new table as changed for each statement execute function count_stories();
create trigger count_gone_stories after delete on stories
  referencing old table as changed for each statement execute function count_stories();

-- # The log

-- What people did, do, or no longer want to do.
create table log_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kick_id uuid references kicks on delete set null,
  -- The name of the Kick when the entry was written, for those who no longer see the Kick.
  kick_name text not null,
  -- Which Kick it was and in which country, for the figures of its year. Set when the Kick is deleted.
  former_kick_id uuid,
  former_country text,
  state text not null check (state in ('doing', 'done', 'let go')),
  -- The first day of the period.
  happened_on date,
  precision text not null check (precision in ('day', 'month', 'season', 'year', 'unknown')),
  until_on date,
  again boolean,
  stars smallint check (stars between 1 and 5),
  note text not null default '',
  steps jsonb not null default '[]',
  -- Names of companions, which only the user sees.
  companions text[] not null default '{}',
  audience text not null check (audience in ('Private', 'Followers', 'Members')),
  -- Whether it may be shown as a memory.
  remind boolean not null default true,
  -- Set while an operator hides it from everybody but its owner.
  hidden_at timestamptz,
  -- Whether every member who may see the Kick may see it, unless a block is between them.
  is_open boolean not null generated always as (audience = 'Members' and hidden_at is null and state <> 'let go') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For the order of lists: newest first, finer dates before coarser ones, unknown ones last. A season comes after a
  -- month of the same first day, which no year has.
  sort_on date not null generated always as (coalesce(happened_on, '-infinity'::date)) stored,
  fineness smallint not null generated always as (
    case precision when 'day' then 3 when 'month' then 2 when 'year' then 1 else 0 end
  ) stored,
  check ((happened_on is null) = (precision = 'unknown')),
  check (until_on is null or (precision = 'day' and until_on >= happened_on)),
  constraint log_entries_begin_their_period check (begins_its_period(happened_on, precision))
);

create index log_of_person on log_entries (user_id, sort_on desc, fineness desc, id desc);
-- For the viewer's own fields of a Kick, and for deletions of Kicks.
create index log_of_kick on log_entries (kick_id, user_id);
create index log_of_former_kick on log_entries (former_kick_id, user_id) where former_kick_id is not null;
create index log_done_of_kick on log_entries (kick_id, user_id) include (again) where state = 'done';
-- For the numbers of years. With what these need, so that they read no rows of the table.
create index log_done_of_person on log_entries (user_id, sort_on) include (kick_id, audience) where state = 'done';
create index log_on_this_day on log_entries (
  user_id, (extract(month from happened_on)), (extract(day from happened_on))
) where precision = 'day' and state = 'done';

create table log_settings (
  user_id uuid primary key references users on delete cascade,
  memories_off boolean not null default false,
  -- Companions whose entries are no memories.
  memories_without text[] not null default '{}',
  -- The first year of memories.
  memories_not_before smallint check (memories_not_before between 1 and 9999),
  -- Cards of Today that were put away for good.
  hidden_cards text[] not null default '{}'
);

-- Before the foreign key sets `kick_id` to null. A Kick that others logged is withdrawn instead of deleted, so these
-- entries are the creator's own.
create function keep_deleted_kick_in_entries() returns trigger language plpgsql as $$
begin
  update log_entries set former_kick_id = old.id, former_country = old.country where kick_id = old.id;
  return old;
end
$$;

create trigger keep_deleted_kick_in_entries before delete on kicks for each row execute function keep_deleted_kick_in_entries();

create type done_entry as (id uuid, kick_id uuid, user_id uuid, again boolean);

-- Counts those who have done a Kick, or would do it again, since the entries in `former` became those in `present`.
-- Private entries do not count: others see the numbers, and a number of one is a name. Locks as change_wanted_counts.
create function change_done_counts(former done_entry[], present done_entry[]) returns void language plpgsql as $$
begin
  if former = present then return; end if;
  perform from kicks where id in (select kick_id from unnest(former || present)) order by id for no key update;
  with entry as (
    select *, false as is_present from unnest(former) union all select *, true from unnest(present)
  ), person as (
    select kick_id, user_id, array_agg(id) as ids,
      bool_or(not is_present) as had_done, bool_or(not is_present and again) as had_again,
      bool_or(is_present) as has_done, bool_or(is_present and again) as has_again
    from entry group by kick_id, user_id
  ), difference as (
    select kick_id,
      sum((has_done or other.done)::integer - (had_done or other.done)::integer) as done,
      sum((has_again or other.again)::integer - (had_again or other.again)::integer) as again
    from person cross join lateral (
      select count(*) > 0 as done, coalesce(bool_or(log_entries.again), false) as again
      from log_entries
      where kick_id = person.kick_id and user_id = person.user_id
        and state = 'done' and audience <> 'Private' and id <> all (person.ids)
    ) other
    group by kick_id
  )
  update kicks set done_count = done_count + difference.done, again_count = again_count + difference.again
  from difference
  where kicks.id = difference.kick_id and (difference.done <> 0 or difference.again <> 0);
end
$$;

create function count_new_entries() returns trigger language plpgsql as $$
begin
  perform change_done_counts('{}', array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and audience <> 'Private' and kick_id is not null
  ));
  return null;
end
$$;

create function count_gone_entries() returns trigger language plpgsql as $$
begin
  perform change_done_counts(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and audience <> 'Private' and kick_id is not null
  ), '{}');
  return null;
end
$$;

create function count_changed_entries() returns trigger language plpgsql as $$
begin
  perform change_done_counts(array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from former where state = 'done' and audience <> 'Private' and kick_id is not null order by id
  ), array(
    select row(id, kick_id, user_id, coalesce(again, false))::done_entry
    from present where state = 'done' and audience <> 'Private' and kick_id is not null order by id
  ));
  return null;
end
$$;

create trigger count_new_entries after insert on log_entries
  referencing new table as present for each statement execute function count_new_entries();
create trigger count_gone_entries after delete on log_entries
  referencing old table as former for each statement execute function count_gone_entries();
create trigger count_changed_entries after update on log_entries
  referencing old table as former new table as present for each statement execute function count_changed_entries();

-- Returns whether a Bucket, a Story or an entry of another user holds the Kick, which can then be withdrawn but not
-- deleted. The caller must lock the Kick's row `for update`, because new holders lock it too.
create function kick_is_held_by_others(kick uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from bucket_kicks entry join buckets bucket on bucket.id = entry.bucket_id
    where entry.kick_id = $1 and bucket.owner_id <> $2
  ) or exists (
    select from stories story join journals journal on journal.id = story.journal_id
    where story.kick_id = $1 and journal.creator_id <> $2
  ) or exists (
    select from log_entries entry where entry.kick_id = $1 and entry.user_id <> $2
  )
$$;

-- Deletes a withdrawn Kick when the last Bucket, Story or entry that holds it is deleted or changed. A concurrent
-- transaction that also releases or withdraws the Kick waits for the lock, and then sees the changes of both.
create function delete_unheld_kicks() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from gone) order by id for no key update;
  delete from kicks
  where id in (select kick_id from gone)
    and withdrawn_at is not null
    and not exists (select from bucket_kicks where kick_id = kicks.id)
    and not exists (select from stories where kick_id = kicks.id)
    and not exists (select from log_entries where kick_id = kicks.id);
  return null;
end
$$;

create trigger delete_unheld_kicks after delete on bucket_kicks
  referencing old table as gone for each statement execute function delete_unheld_kicks();
create trigger delete_unheld_kicks after delete on stories
  referencing old table as gone for each statement execute function delete_unheld_kicks();
create trigger delete_unheld_kicks_after_update after update on stories
  referencing old table as gone for each statement execute function delete_unheld_kicks();
create trigger delete_unheld_kicks after delete on log_entries
  referencing old table as gone for each statement execute function delete_unheld_kicks();

-- # Photos and the use of pictures

-- The photos of a Kick or a Story after the first one, which is in its row, and all photos of an entry.
create table photos (
  id uuid primary key,
  picture_id uuid not null references pictures,
  kick_id uuid references kicks on delete cascade,
  story_id uuid references stories on delete cascade,
  entry_id uuid references log_entries on delete cascade,
  -- Ascending, with gaps. The first photo has 0 in `all_photos`.
  position smallint not null check (position > 0),
  alt text not null default '',
  caption text not null default '',
  constraint photos_of_one_thing check (num_nonnulls(kick_id, story_id, entry_id) = 1)
);

create unique index photos_of_kick on photos (kick_id, picture_id) where kick_id is not null;
create unique index photos_of_story on photos (story_id, picture_id) where story_id is not null;
create unique index photos_of_entry on photos (entry_id, picture_id) where entry_id is not null;
create index photos_picture on photos (picture_id);

-- Every photo of a thing, the first one included.
create view all_photos as
  select id as kick_id, null::uuid as story_id, null::uuid as entry_id, picture_id, 0::smallint as position,
    picture_alt as alt, picture_caption as caption
  from kicks where picture_id is not null
  union all
  select null, id, null, picture_id, 0, picture_alt, picture_caption from stories
  union all
  select kick_id, story_id, entry_id, picture_id, position, alt, caption from photos;

-- All columns that refer to pictures. A column that is missing here loses its pictures.
create view used_pictures as
  select picture_id from users
  union all select picture_id from buckets
  union all select picture_id from kicks
  union all select picture_id from stories
  union all select picture_id from photos;

-- The pictures that every member may open by their address. The others are in things that not every member may see, and
-- are served by signed addresses only. Others see an entry with its Kick only.
create view open_pictures as
  select picture_id from users
  union all select picture_id from buckets where is_open
  union all select picture_id from kicks where is_open
  union all
  select story.picture_id from stories story join journals journal on journal.id = story.journal_id
  where journal.is_open
  union all
  select photo.picture_id from photos photo join kicks kick on kick.id = photo.kick_id
  where kick.is_open
  union all
  select photo.picture_id
  from photos photo join stories story on story.id = photo.story_id join journals journal on journal.id = story.journal_id
  where journal.is_open
  union all
  select photo.picture_id
  from photos photo join log_entries entry on entry.id = photo.entry_id join kicks kick on kick.id = entry.kick_id
  where entry.is_open and kick.is_open;

-- The pictures that visitors see, which caches of others may keep: those of profiles and of Public Journals.
create view public_pictures as
  select picture_id from users
  union all
  select story.picture_id from stories story join journals journal on journal.id = story.journal_id
  where journal.is_open and journal.visibility = 'Public'
  union all
  select photo.picture_id
  from photos photo join stories story on story.id = photo.story_id join journals journal on journal.id = story.journal_id
  where journal.is_open and journal.visibility = 'Public';

-- Removed pictures whose files are not deleted yet. Nothing can refer to them.
create table removed_pictures (
  id uuid primary key,
  removed_at timestamptz not null default now()
);

-- Returns the picture's id if it belongs to the user; otherwise the statement fails as for an unknown picture. Used within
-- `insert` and `update`, so that the check needs no query of its own.
create function own_picture(wanted uuid, owner uuid) returns uuid language plpgsql stable as $$
begin
  if wanted is null or exists (select from pictures where id = wanted and owner_id = owner) then
    return wanted;
  end if;
  raise exception 'This person has no picture %', wanted
    using errcode = 'foreign_key_violation', constraint = 'own_picture_id_fkey';
end
$$;

-- Removes a picture when its last use is deleted or replaced. Locks the rows first: a concurrent new use is either seen
-- here, or fails because the picture is removed.
create function remove_unused_pictures(ids uuid[]) returns void language plpgsql as $$
begin
  perform from pictures where id = any (ids) order by id for update;
  with removed as (
    delete from pictures
    where id = any (ids) and not exists (select from used_pictures where picture_id = pictures.id)
    returning id
  )
  insert into removed_pictures (id) select id from removed on conflict do nothing;
end
$$;

create function remove_deleted_pictures() returns trigger language plpgsql as $$
begin
  perform remove_unused_pictures(array(select distinct picture_id from gone where picture_id is not null));
  return null;
end
$$;

create function remove_replaced_picture() returns trigger language plpgsql as $$
begin
  perform remove_unused_pictures(array[old.picture_id]);
  return null;
end
$$;

-- An update that replaces a picture locks the new one by its foreign key and then the old one, to remove it if it is
-- unused. Concurrent updates that swapped two pictures would deadlock, because they lock them in opposite orders. This
-- trigger locks both first, in the order of their ids. It runs `before update`, when PostgreSQL has locked the updated
-- row, because a `delete` also locks the row before its picture.
create function lock_swapped_pictures() returns trigger language plpgsql as $$
begin
  perform from pictures where id in (old.picture_id, new.picture_id) order by id for update;
  return new;
end
$$;

do $$
declare
  thing text;
begin
  foreach thing in array array['users', 'buckets', 'kicks', 'stories', 'photos'] loop
    execute format(
      'create trigger remove_deleted_pictures after delete on %1$I
         referencing old table as gone for each statement execute function remove_deleted_pictures();
       create trigger remove_replaced_picture after update of picture_id on %1$I for each row
         when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
         execute function remove_replaced_picture();
       create trigger lock_swapped_pictures before update of picture_id on %1$I for each row
         when (old.picture_id <> new.picture_id)
         execute function lock_swapped_pictures();',
      thing
    );
  end loop;
end
$$;

-- # Links

-- Links that let everybody who has them read a Bucket, a Journal, an entry, or a year of a log.
create table share_links (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  bucket_id uuid references buckets on delete cascade,
  journal_id uuid references journals on delete cascade,
  entry_id uuid references log_entries on delete cascade,
  year smallint check (year between 1 and 9999),
  -- A new key has the next version.
  version integer not null default 1,
  -- The SHA-256 of the key, which is derived from the site key, the id and the version, and is stored nowhere.
  key_hash bytea not null unique,
  password_hash text,
  has_preview boolean not null default false,
  -- Whether it shows the notes of entries with companions, who may be named there.
  shows_notes boolean not null default false,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint share_links_of_one_thing check (num_nonnulls(bucket_id, journal_id, entry_id, year) = 1)
);

-- At most one link of each thing that has not ended.
create unique index share_links_of_bucket on share_links (bucket_id) where ended_at is null;
create unique index share_links_of_journal on share_links (journal_id) where ended_at is null;
create unique index share_links_of_entry on share_links (entry_id) where ended_at is null;
create unique index share_links_of_year on share_links (owner_id, year) where ended_at is null;

-- For the cascades.
create index share_links_of_owner on share_links (owner_id);
create index share_links_bucket on share_links (bucket_id) where bucket_id is not null;
create index share_links_journal on share_links (journal_id) where journal_id is not null;
create index share_links_entry on share_links (entry_id) where entry_id is not null;

-- # Places

-- The towns and villages of the world, countries, regions, peaks, lakes and so on. api/src/gazetteer fills these tables.
create table places (
  id integer primary key,
  name text not null,
  -- ISO 3166-1 alpha-2.
  country_code text not null,
  -- The state or canton, if its code consists of letters: NY, ZH, ENG.
  region text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null,
  -- True for a district of a town.
  is_section boolean not null,
  kind text not null,
  -- The list that the row is from, and the edition of the list.
  source text not null,
  edition text not null
);

create index places_largest on places (population desc);
create index places_on_the_globe on places using gist (point(lng, lat));

-- All names of places in all scripts, folded. There is no foreign key, because checking it would take a third of the
-- loading time, and only the gazetteer writes to this table.
create table place_names (
  place_id integer not null,
  name text collate "C" not null,
  -- By which the search sorts: the population of a town or country, a comparable figure for other kinds. A copy, so that
  -- the index can sort by it.
  prominence integer not null
);

create index place_names_by_name on place_names (name, prominence desc, place_id);
-- Prefixes of one to three letters match too many names to sort, so they search cities only.
create index place_names_of_cities on place_names (name, prominence desc, place_id) where prominence >= 100000;
create index place_names_of_place on place_names (place_id);

-- The completely loaded editions.
create table place_editions (
  source text not null,
  edition text not null,
  loaded_at timestamptz not null default now(),
  primary key (source, edition)
);

-- # The work of the server

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

-- The time of the last run of each daily task, on any server.
create table daily_work (
  name text primary key,
  begun_at timestamptz not null default now()
);

-- Keys that all servers of a site share. The first server that needs one creates it.
create table site_keys (
  name text primary key,
  key bytea not null
);

-- The counts of rate limits that several servers share. The package rate-limiter-flexible reads and writes it. The
-- table is unlogged: writes are cheaper, and a crash clears it.
create unlogged table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- In milliseconds since 1970.
  expire bigint
);

-- What was done to releases, deploy tokens and accounts. It has no secret, no e-mail address and no network address.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- The name of a deploy token, `the operator`, or a hash of a user's id.
  who text not null,
  what text not null,
  subject text not null
);

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;

create trigger append_only before update or delete on audit_log for each row
  execute function refuse_change_of_audit_log();

-- # What is taken away

-- Each change of who may see or do what. The server copies the rows to the object store, beside the deleted accounts, so
-- that a restore can take away again what was taken away after its backup: docs/operations/backup.md.

create table access_changes (
  id uuid primary key default gen_random_uuid(),
  -- The table of the thing, or `passwords` and `emails` of users.
  thing text not null,
  -- The id of the thing. A block has those of the blocker and the blocked person, with a space between.
  subject text not null,
  -- The columns that decide who may see or do what, after the change. Null for a deleted thing.
  state jsonb,
  -- Not now(): concurrent changes of one thing are in the order of their locks.
  at timestamptz not null default clock_timestamp(),
  -- Null until the object store has it.
  stored_at timestamptz
);

create index access_changes_to_store on access_changes (at) where stored_at is null;

-- The arguments are the thing and its columns.
create function record_access_change() returns trigger language plpgsql as $$
begin
  insert into access_changes (thing, subject, state)
  select tg_argv[0], new.id, coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(to_jsonb(new)) where key = any (tg_argv[1:]);
  return null;
end
$$;

-- The arguments are what the thing belongs to, and the column with its id: nothing is recorded when that is deleted too,
-- also later in the transaction, as the account of a leaver is.
create function record_removal() returns trigger language plpgsql as $$
declare
  is_alone boolean;
begin
  execute format(
    'select exists (select from %I where id = $1) and not exists (select from begun_deletions where user_id = $1)',
    tg_argv[0]
  ) into is_alone using (to_jsonb(old) ->> tg_argv[1])::uuid;
  if is_alone then insert into access_changes (thing, subject) values (tg_table_name, old.id); end if;
  return null;
end
$$;

create function record_block() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into access_changes (thing, subject, state)
    values ('blocks', concat_ws(' ', new.blocker_id, new.blocked_id), jsonb_build_object('is_mute', new.is_mute));
  elsif (select count(*) from users where id in (old.blocker_id, old.blocked_id)) = 2 then
    insert into access_changes (thing, subject) values ('blocks', concat_ws(' ', old.blocker_id, old.blocked_id));
  end if;
  return null;
end
$$;

create trigger record_access_change after update of audience, hidden_at on buckets for each row
  when ((old.audience, old.hidden_at) is distinct from (new.audience, new.hidden_at))
  execute function record_access_change('buckets', 'audience', 'hidden_at');
create trigger record_access_change after update of audience, hidden_at, withdrawn_at, place_precision on kicks for each row
  when ((old.audience, old.hidden_at, old.withdrawn_at, old.place_precision)
    is distinct from (new.audience, new.hidden_at, new.withdrawn_at, new.place_precision))
  execute function record_access_change('kicks', 'audience', 'hidden_at', 'withdrawn_at', 'place_precision');
create trigger record_access_change after update of audience, hidden_at, shows_places on journals for each row
  when ((old.audience, old.hidden_at, old.shows_places)
    is distinct from (new.audience, new.hidden_at, new.shows_places))
  execute function record_access_change('journals', 'audience', 'hidden_at', 'shows_places');
create trigger record_access_change after update of audience, hidden_at on log_entries for each row
  when ((old.audience, old.hidden_at) is distinct from (new.audience, new.hidden_at))
  execute function record_access_change('log_entries', 'audience', 'hidden_at');
create trigger record_access_change after update of hidden_at on comments for each row
  when (old.hidden_at is distinct from new.hidden_at)
  execute function record_access_change('comments', 'hidden_at');

create trigger record_access_change after update of suspended_at on users for each row
  when (old.suspended_at is distinct from new.suspended_at)
  execute function record_access_change('users', 'suspended_at');
-- Neither the hash nor the address is kept outside of the database.
create trigger record_password_change after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash)
  execute function record_access_change('passwords');
create trigger record_email_change after update of email_key on users for each row
  when (old.email_key <> new.email_key)
  execute function record_access_change('emails');

create trigger record_access_change after update of revoked_at on deploy_tokens for each row
  when (new.revoked_at is not null)
  execute function record_access_change('deploy_tokens', 'revoked_at');
-- A link from which its owner took something away: it ended, or got a new key, another password, less time or no
-- preview any more.
create trigger record_access_change after update on share_links for each row
  when (new.ended_at is distinct from old.ended_at or new.key_hash <> old.key_hash
    or (new.password_hash is not null and new.password_hash is distinct from old.password_hash)
    or new.expires_at < coalesce(old.expires_at, 'infinity') or (old.has_preview and not new.has_preview))
  execute function record_access_change('share_links');

create trigger record_block after insert or update or delete on blocks for each row execute function record_block();

create trigger record_removal after delete on buckets for each row execute function record_removal('users', 'owner_id');
create trigger record_removal after delete on kicks for each row execute function record_removal('users', 'creator_id');
create trigger record_removal after delete on journals for each row execute function record_removal('users', 'creator_id');
create trigger record_removal after delete on stories for each row execute function record_removal('journals', 'journal_id');
create trigger record_removal after delete on comments for each row execute function record_removal('kicks', 'kick_id');
create trigger record_removal after delete on log_entries for each row execute function record_removal('users', 'user_id');
