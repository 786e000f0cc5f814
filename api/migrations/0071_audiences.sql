-- Who may see a thing. No `oldest-server` line: earlier servers would show Private Kicks to everybody.

-- Nobody can follow yet. The policy reads it.
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

alter table kicks
  add column audience text not null default 'Members' check (audience in ('Private', 'Followers', 'Members')),
  alter column picture_id drop not null,
  alter column category drop not null,
  alter column continent drop not null,
  add constraint shared_kicks_are_whole check (
    audience = 'Private' or (picture_id is not null and category is not null and continent is not null)
  );

-- The lists of what is shared. Many people may have many more Private Kicks than shared ones.
drop index kicks_newest, kicks_of_continent, kicks_of_category, kicks_of_continent_and_category, kicks_picture;
create index kicks_newest on kicks (id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_continent on kicks (continent, id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_category on kicks (category, id desc) where withdrawn_at is null and audience <> 'Private';
create index kicks_of_continent_and_category on kicks (continent, category, id desc)
  where withdrawn_at is null and audience <> 'Private';
create index kicks_private_of_creator on kicks (creator_id, id desc) where audience = 'Private';
create index kicks_picture on kicks (picture_id) where picture_id is not null;

alter table buckets
  add column audience text not null default 'Private' check (audience in ('Private', 'Followers', 'Members'));

create index buckets_shared_by_owner on buckets (owner_id, id desc) where audience <> 'Private';

alter table journals add column audience text not null default 'Private'
  check (audience in ('Private', 'Followers', 'Members', 'Public'));
update journals set audience = visibility where visibility = 'Public';
alter table journals
  alter column audience drop default,
  add constraint visibility_follows_audience check ((visibility = 'Public') = (audience = 'Public'));

-- The pictures that everybody may open by their address. The others are in things that not every member may see, and
-- are served by signed addresses only. Every column of `used_pictures` is here too.
create view open_pictures as
  select picture_id from users
  union all select picture_id from buckets where audience = 'Members'
  union all select picture_id from kicks where audience = 'Members' and hidden_at is null
  union all
  select story.picture_id from stories story join journals journal on journal.id = story.journal_id
  where journal.audience in ('Members', 'Public') and journal.hidden_at is null;
