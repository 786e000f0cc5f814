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

-- When followers could first see something; null for what was there before. In milliseconds, as cursors are.
alter table kicks add column published_at timestamptz(3);
alter table log_entries add column published_at timestamptz(3);
alter table stories add column published_at timestamptz(3);

create index kicks_published on kicks (creator_id, published_at desc, id desc) where published_at is not null;
create index log_published on log_entries (user_id, published_at desc, id desc) where published_at is not null;
create index stories_published on stories (journal_id, published_at desc, id desc) where published_at is not null;

create function publish() returns trigger language plpgsql as $$
begin
  new.published_at = case tg_op when 'INSERT' then new.created_at else now() end;
  return new;
end
$$;

create trigger publish_new_kick before insert on kicks for each row
  when (new.audience <> 'Private') execute function publish();
create trigger publish_kick before update of audience on kicks for each row
  when (new.published_at is null and old.audience = 'Private' and new.audience <> 'Private')
  execute function publish();
create trigger publish_new_entry before insert on log_entries for each row
  when (new.state = 'done' and new.audience <> 'Private') execute function publish();
create trigger publish_entry before update of state, audience on log_entries for each row
  when (
    new.published_at is null and new.state = 'done' and new.audience <> 'Private'
    and (old.state <> 'done' or old.audience = 'Private')
  )
  execute function publish();

-- A Story is published with its Journal.
create function publish_story() returns trigger language plpgsql as $$
begin
  if exists (select from journals where id = new.journal_id and audience <> 'Private') then
    new.published_at = new.created_at;
  end if;
  return new;
end
$$;

create trigger publish_new_story before insert on stories for each row execute function publish_story();

create function publish_stories() returns trigger language plpgsql as $$
begin
  update stories set published_at = now() where journal_id = new.id and published_at is null;
  return null;
end
$$;

create trigger publish_stories after update of audience on journals for each row
  when (old.audience = 'Private' and new.audience <> 'Private') execute function publish_stories();

-- When the owner of a Bucket had done all of its Kicks for the first time, by entries that others see.
create table finished_buckets (
  bucket_id uuid primary key,
  owner_id uuid not null,
  published_at timestamptz(3) not null,
  foreign key (bucket_id, owner_id) references buckets (id, owner_id) on delete cascade
);
create index finished_buckets_published on finished_buckets (owner_id, published_at desc, bucket_id desc);

-- Skips Buckets that are being deleted, which would deadlock.
create function finish_buckets() returns trigger language plpgsql as $$
begin
  insert into finished_buckets (bucket_id, owner_id, published_at)
  select bucket.id, bucket.owner_id, coalesce(new.published_at, now())
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
  on conflict do nothing;
  return null;
end
$$;

create trigger finish_buckets after insert or update of state, audience on log_entries for each row
  when (new.state = 'done' and new.audience <> 'Private') execute function finish_buckets();
