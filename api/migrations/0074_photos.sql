-- Several photos of a Kick or a Story. The first one stays in the row itself, so that older rows need no change; `photos`
-- has the others. No `oldest-server` line: earlier servers would keep the description of a picture that they replace.

alter table kicks
  add column picture_alt text not null default '',
  add column picture_caption text not null default '';
alter table stories
  add column picture_alt text not null default '',
  add column picture_caption text not null default '';

create table photos (
  id uuid primary key,
  picture_id uuid not null references pictures,
  kick_id uuid references kicks on delete cascade,
  story_id uuid references stories on delete cascade,
  -- Ascending, with gaps. The first photo has 0 in `all_photos`.
  position smallint not null check (position > 0),
  alt text not null default '',
  caption text not null default '',
  check (num_nonnulls(kick_id, story_id) = 1)
);

create unique index photos_of_kick on photos (kick_id, picture_id) where kick_id is not null;
create unique index photos_of_story on photos (story_id, picture_id) where story_id is not null;
create index photos_picture on photos (picture_id);

-- Every photo of a thing, the first one included.
create view all_photos as
  select id as kick_id, null::uuid as story_id, picture_id, 0::smallint as position,
    picture_alt as alt, picture_caption as caption
  from kicks where picture_id is not null
  union all
  select null, id, picture_id, 0, picture_alt, picture_caption from stories
  union all
  select kick_id, story_id, picture_id, position, alt, caption from photos;

create or replace view used_pictures as
  select picture_id from users
  union all select picture_id from buckets
  union all select picture_id from kicks
  union all select picture_id from stories
  union all select picture_id from photos;

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
  where journal.audience in ('Members', 'Public') and journal.hidden_at is null;

create trigger remove_pictures_let_go after delete on photos
  referencing old table as gone for each statement execute function remove_pictures_let_go();
create trigger remove_replaced_picture after update of picture_id on photos for each row
  when (old.picture_id is distinct from new.picture_id)
  execute function remove_replaced_picture();
create trigger lock_swapped_pictures before update of picture_id on photos for each row
  when (old.picture_id is distinct from new.picture_id)
  execute function lock_swapped_pictures();
