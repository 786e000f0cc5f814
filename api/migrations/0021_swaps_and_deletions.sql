-- An update that replaces a picture locks the new one by its foreign key and then the old one, to remove it if it is
-- unused. Concurrent updates that swapped two pictures deadlocked, because they locked them in opposite orders. This
-- trigger locks both first, in the order of their ids. It runs `before update`, when PostgreSQL has locked the updated
-- row, because a `delete` also locks the row before its picture.
create function lock_swapped_pictures() returns trigger language plpgsql as $$
begin
  perform from pictures where id in (old.picture_id, new.picture_id) order by id for update;
  return new;
end
$$;

create trigger lock_swapped_pictures before update of picture_id on users for each row
  when (old.picture_id is distinct from new.picture_id and old.picture_id is not null and new.picture_id is not null)
  execute function lock_swapped_pictures();
create trigger lock_swapped_pictures before update of picture_id on buckets for each row
  when (old.picture_id is distinct from new.picture_id and old.picture_id is not null and new.picture_id is not null)
  execute function lock_swapped_pictures();
create trigger lock_swapped_pictures before update of picture_id on kicks for each row
  when (old.picture_id is distinct from new.picture_id and old.picture_id is not null and new.picture_id is not null)
  execute function lock_swapped_pictures();
create trigger lock_swapped_pictures before update of picture_id on stories for each row
  when (old.picture_id is distinct from new.picture_id and old.picture_id is not null and new.picture_id is not null)
  execute function lock_swapped_pictures();

-- Accounts whose deletion has begun. A row that remains belongs to a failed deletion: its record must be removed from
-- the object store, because a restore would delete the account.
create table begun_deletions (
  user_id uuid primary key references users on delete cascade
);
