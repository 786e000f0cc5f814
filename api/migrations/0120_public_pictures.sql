-- oldest-server: 0.1.0
-- The pictures that visitors see, which caches of others may keep: those of profiles and of Public Journals.
create view public_pictures as
  select picture_id from users
  union all
  select story.picture_id from stories story join journals journal on journal.id = story.journal_id
  where journal.audience = 'Public' and journal.hidden_at is null
  union all
  select photo.picture_id
  from photos photo join stories story on story.id = photo.story_id join journals journal on journal.id = story.journal_id
  where journal.audience = 'Public' and journal.hidden_at is null;
