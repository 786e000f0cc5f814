-- Deletes a withdrawn Kick when the last Bucket or Story that holds it is deleted or changed. A concurrent transaction
-- that also releases or withdraws the Kick waits for the lock, and then sees the changes of both.
create function remove_kicks_let_go() returns trigger language plpgsql as $$
begin
  perform from kicks where id in (select kick_id from gone) order by id for no key update;
  delete from kicks
  where id in (select kick_id from gone)
    and withdrawn_at is not null
    and not exists (select from bucket_kicks where kick_id = kicks.id)
    and not exists (select from stories where kick_id = kicks.id);
  return null;
end
$$;

create trigger remove_kicks_let_go after delete on bucket_kicks
  referencing old table as gone for each statement execute function remove_kicks_let_go();
create trigger remove_kicks_let_go after delete on stories
  referencing old table as gone for each statement execute function remove_kicks_let_go();
create trigger remove_kicks_told_of_no_more after update on stories
  referencing old table as gone for each statement execute function remove_kicks_let_go();
