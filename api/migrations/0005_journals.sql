create table journals (
  id uuid primary key,
  creator_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  -- The source of the Kicks for its Stories. A Journal outlives its Bucket.
  bucket_id uuid references buckets on delete set null,
  visibility text not null check (visibility in ('Public', 'Private')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index journals_public on journals (id desc) where visibility = 'Public';
create index journals_public_of_creator on journals (creator_id, id desc) where visibility = 'Public';
create index journals_of_creator on journals (creator_id, id desc);
create index journals_bucket on journals (bucket_id) where bucket_id is not null;

-- The author of a Story is the creator of its Journal.
create table stories (
  id uuid primary key,
  journal_id uuid not null references journals on delete cascade,
  -- Null without a Kick, or after its deletion. A Kick in Stories of other users cannot be deleted: see below.
  kick_id uuid references kicks on delete set null,
  title text not null,
  content text not null,
  picture_id uuid not null references pictures,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Ids are UUIDv7, so their order is oldest first.
create index stories_of_journal on stories (journal_id, id);
create index stories_kick on stories (kick_id) where kick_id is not null;
create index stories_picture on stories (picture_id);

-- Returns whether a Bucket or a Story of another user holds the Kick, which can then be withdrawn but not deleted. The
-- caller must lock the Kick's row `for update`, because new holders lock it too.
create function kick_is_held_by_others(kick uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from bucket_kicks entry join buckets bucket on bucket.id = entry.bucket_id
    where entry.kick_id = $1 and bucket.owner_id <> $2
  ) or exists (
    select from stories story join journals journal on journal.id = story.journal_id
    where story.kick_id = $1 and journal.creator_id <> $2
  )
$$;
