-- oldest-server: 1.0.0

alter table users
  -- Whether others ask before they follow. Accounts that are there are followed at once, until they choose.
  add column approves_followers boolean not null default false,
  -- Whether the search for people finds the account; null until it was asked.
  add column is_findable boolean,
  -- The folded name, for that search. Null until the server sets it.
  add column searchable_name text;
alter table users
  alter column approves_followers set default true,
  alter column is_findable set default true;

create index users_findable on users using gin (searchable_name gin_trgm_ops) where is_findable;

-- When the state began.
alter table follows add column since timestamptz not null default now();

-- Who follows whom is told without a Kick, and shown as long as it is true.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_about,
  add check (
    kind in ('comment', 'reply', 'like', 'done', 'decision', 'outcome', 'asked', 'follow', 'accepted')
  ),
  add check ((actor_id is null) = (decision_id is not null)),
  add check (
    (num_nonnulls(kick_id, comment_id) = 0) = (kind in ('decision', 'outcome', 'asked', 'follow', 'accepted'))
  );
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('comment', 'reply', 'like', 'done', 'follow'));

-- A restore takes away again what ended.
create function record_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into access_changes (thing, subject, state)
    values ('follows', concat_ws(' ', new.follower_id, new.followee_id), jsonb_build_object('state', new.state));
  elsif (select count(*) from users where id in (old.follower_id, old.followee_id)) = 2 then
    insert into access_changes (thing, subject) values ('follows', concat_ws(' ', old.follower_id, old.followee_id));
  end if;
  return null;
end
$$;

create trigger record_follow after insert or delete on follows for each row execute function record_follow();

-- # The feed

-- The things that followers may have in their feeds.
create table publications (
  owner_id uuid not null references users on delete cascade,
  -- When others could first see the thing, in milliseconds, as cursors are. It stays when the thing is Private for a while.
  published_at timestamptz(3) not null,
  -- Whether others may see it now; for each viewer the policy decides. A feed does not read what is Private.
  is_shared boolean not null default true,
  entry_id uuid references log_entries on delete cascade,
  story_id uuid references stories on delete cascade,
  kick_id uuid references kicks on delete cascade,
  -- A Bucket is published when its owner has done all of its Kicks for the first time, by entries that others see.
  bucket_id uuid references buckets on delete cascade,
  id uuid not null generated always as (coalesce(entry_id, story_id, kick_id, bucket_id)) stored,
  kind text not null generated always as (
    case
      when entry_id is not null then 'done'
      when story_id is not null then 'story'
      when kick_id is not null then 'kick'
      else 'bucket'
    end
  ) stored,
  constraint publications_of_one_thing check (num_nonnulls(entry_id, story_id, kick_id, bucket_id) = 1)
);
create unique index publications_of_entry on publications (entry_id) where entry_id is not null;
create unique index publications_of_story on publications (story_id) where story_id is not null;
create unique index publications_of_kick on publications (kick_id) where kick_id is not null;
create unique index publications_of_bucket on publications (bucket_id) where bucket_id is not null;
-- A feed asks for the newest of each followed person: with all columns, it reads the index alone.
create index publications_newest on publications (owner_id, published_at desc, id desc) include (kind) where is_shared;

create function publish_kick() returns trigger language plpgsql as $$
begin
  if new.audience = 'Private' then
    update publications set is_shared = false where kick_id = new.id;
  else
    insert into publications (owner_id, kick_id, published_at)
    values (new.creator_id, new.id, case tg_op when 'INSERT' then new.created_at else now() end)
    on conflict (kick_id) where kick_id is not null do update set is_shared = true;
  end if;
  return null;
end
$$;

create trigger publish_new_kick after insert on kicks for each row
  when (new.audience <> 'Private' and new.creator_id is not null) execute function publish_kick();
create trigger publish_kick after update of audience on kicks for each row
  when ((old.audience = 'Private') <> (new.audience = 'Private')) execute function publish_kick();

-- Publishes the Buckets that the entry finishes as well, without those that are being deleted: waiting would deadlock.
create function publish_entry() returns trigger language plpgsql as $$
declare
  seen_at timestamptz = case tg_op when 'INSERT' then new.created_at else now() end;
begin
  if new.state <> 'done' or new.audience = 'Private' then
    update publications set is_shared = false where entry_id = new.id;
    return null;
  end if;
  insert into publications (owner_id, entry_id, published_at) values (new.user_id, new.id, seen_at)
  on conflict (entry_id) where entry_id is not null do update set is_shared = true;
  insert into publications (owner_id, bucket_id, published_at)
  select bucket.owner_id, bucket.id, seen_at
  from bucket_kicks place join buckets bucket on bucket.id = place.bucket_id
  where place.kick_id = new.kick_id and place.owner_id = new.user_id
    and not exists (
      select from bucket_kicks other
      where other.bucket_id = bucket.id and not exists (
        select from log_entries entry
        where entry.kick_id = other.kick_id and entry.user_id = new.user_id and entry.state = 'done'
          and entry.audience <> 'Private'
      )
    )
  for key share of bucket skip locked
  on conflict (bucket_id) where bucket_id is not null do nothing;
  return null;
end
$$;

create trigger publish_new_entry after insert on log_entries for each row
  when (new.state = 'done' and new.audience <> 'Private') execute function publish_entry();
create trigger publish_entry after update of state, audience on log_entries for each row
  when (
    (old.state = 'done' and old.audience <> 'Private') <> (new.state = 'done' and new.audience <> 'Private')
  )
  execute function publish_entry();

-- A Story is published with its Journal.
create function publish_story() returns trigger language plpgsql as $$
begin
  insert into publications (owner_id, story_id, published_at)
  select creator_id, new.id, new.created_at from journals where id = new.journal_id and audience <> 'Private';
  return null;
end
$$;

create trigger publish_new_story after insert on stories for each row execute function publish_story();

create function publish_stories() returns trigger language plpgsql as $$
begin
  if new.audience = 'Private' then
    update publications set is_shared = false
    where story_id in (select id from stories where journal_id = new.id);
  else
    insert into publications (owner_id, story_id, published_at)
    select new.creator_id, id, now() from stories where journal_id = new.id
    on conflict (story_id) where story_id is not null do update set is_shared = true;
  end if;
  return null;
end
$$;

create trigger publish_stories after update of audience on journals for each row
  when ((old.audience = 'Private') <> (new.audience = 'Private')) execute function publish_stories();
