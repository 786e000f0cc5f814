-- oldest-server: 0.1.0
-- The number of Stories of a Journal, kept instead of counted at each visit.

-- Maintained by the triggers below.
alter table journals add column story_count integer not null default 0;

update journals set story_count = counted.stories
from (select journal_id, count(*) as stories from stories group by journal_id) counted
where counted.journal_id = journals.id;

-- Journals are updated in the order of their ids, so that concurrent statements do not wait for each other in a circle.
create function count_stories() returns trigger language plpgsql as $$
declare
  difference record;
begin
  for difference in
    select journal_id, case tg_op when 'INSERT' then count(*) else -count(*) end as stories
    from changed group by journal_id order by journal_id
  loop
    update journals set story_count = story_count + difference.stories where id = difference.journal_id;
  end loop;
  return null;
end
$$;

create trigger count_new_stories after insert on stories
  referencing new table as changed for each statement execute function count_stories();
create trigger count_gone_stories after delete on stories
  referencing old table as changed for each statement execute function count_stories();
