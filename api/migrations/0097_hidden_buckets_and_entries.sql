-- oldest-server: 0.1.0
-- Set while an operator hides something from everybody but its owner. An earlier server shows it again.

alter table buckets add column hidden_at timestamptz;
alter table log_entries add column hidden_at timestamptz;

-- As in 0083, without what is hidden.
create or replace view open_pictures as
  select picture_id from users
  union all select picture_id from buckets where audience = 'Members' and hidden_at is null
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
  where entry.audience = 'Members' and entry.state <> 'let go' and entry.hidden_at is null
    and kick.audience = 'Members' and kick.hidden_at is null;
