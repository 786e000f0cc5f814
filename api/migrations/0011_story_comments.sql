-- oldest-server: 1.0.0

-- A comment is on a Kick, a Story or a Journal.
alter table comments
  alter column kick_id drop not null,
  add column story_id uuid references stories on delete cascade,
  add column journal_id uuid references journals on delete cascade,
  add check (num_nonnulls(kick_id, story_id, journal_id) = 1);

create index comments_of_story on comments (story_id, id desc) where story_id is not null;
create index comments_of_journal on comments (journal_id, id desc) where journal_id is not null;

-- Each records nothing of comments on other things.
create trigger record_removal_from_story after delete on comments for each row
  execute function record_removal('stories', 'story_id');
create trigger record_removal_from_journal after delete on comments for each row
  execute function record_removal('journals', 'journal_id');

-- That of a comment on a Story or Journal has no Kick: the comment says what it is on.
alter table notifications
  drop constraint notifications_check4,
  add constraint notifications_about check
    (num_nonnulls(actor_id, coalesce(kick_id, comment_id)) = case when decision_id is null then 2 else 0 end);

-- The Journal of a Story, of a comment on one, or of a comment on it. The parent of a comment is what it is on.
alter table reports add column journal_id uuid;
alter table care_log add column journal_id uuid;
