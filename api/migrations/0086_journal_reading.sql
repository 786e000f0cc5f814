-- oldest-server: 0.1.0
-- A cover, an own order and dates of Stories, and whether visitors see where they happened.

alter table journals
  -- A photo of one of its Stories. No reference: a photo that is gone makes the first picture the cover again.
  add column cover_id uuid,
  add column shows_places boolean not null default false;

alter table stories
  -- The day that it tells of, as its author says.
  add column happened_on date,
  -- Ascending within a Journal, perhaps with gaps. Never null: the trigger sets it.
  add column position integer;

update stories set position = numbered.position
from (select id, row_number() over (partition by journal_id order by id) as position from stories) numbered
where numbered.id = stories.id;

alter table stories add constraint stories_position check (position is not null);

create index stories_in_order on stories (journal_id, position, id);
drop index stories_of_journal;

-- Puts a new Story at the end. A restored one has its position.
create function append_story() returns trigger language plpgsql as $$
begin
  new.position := (select coalesce(max(position), 0) + 1 from stories where journal_id = new.journal_id);
  return new;
end
$$;

create trigger append_story before insert on stories for each row
  when (new.position is null)
  execute function append_story();
