-- oldest-server: 0.1.0
-- Photos of log entries, all of them in `photos`: an entry has no picture of its own.

alter table photos
  add column entry_id uuid references log_entries on delete cascade,
  drop constraint photos_check,
  add constraint photos_of_one_thing check (num_nonnulls(kick_id, story_id, entry_id) = 1);

create unique index photos_of_entry on photos (entry_id, picture_id) where entry_id is not null;

create or replace view all_photos as
  select id as kick_id, null::uuid as story_id, picture_id, 0::smallint as position,
    picture_alt as alt, picture_caption as caption, null::uuid as entry_id
  from kicks where picture_id is not null
  union all
  select null, id, picture_id, 0, picture_alt, picture_caption, null from stories
  union all
  select kick_id, story_id, picture_id, position, alt, caption, entry_id from photos;

-- Others see an entry with its Kick only, and never what somebody let go.
create or replace view open_pictures as
  select picture_id from users
  union all select picture_id from buckets where audience = 'Members'
  union all select picture_id from kicks where audience = 'Members' and hidden_at is null
  union all
  select story.picture_id from stories story join journals journal on journal.id = story.journal_id
  where journal.audience in ('Members', 'Public') and journal.hidden_at is null
  union all
  select photo.picture_id from photos photo join kicks kick on kick.id = photo.kick_id
  where kick.audience = 'Members' and kick.hidden_at is null
  union all
  select photo.picture_id
  from photos photo join stories story on story.id = photo.story_id join journals journal on journal.id = story.journal_id
  where journal.audience in ('Members', 'Public') and journal.hidden_at is null
  union all
  select photo.picture_id
  from photos photo join log_entries entry on entry.id = photo.entry_id join kicks kick on kick.id = entry.kick_id
  where entry.audience = 'Members' and entry.state <> 'let go' and kick.audience = 'Members' and kick.hidden_at is null;
