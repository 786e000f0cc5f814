-- The total size of a picture's files; null for older pictures until the daily clean-up has measured them.
alter table pictures add column bytes bigint;

-- For the total size of a user's pictures.
create index pictures_of_owner on pictures (owner_id) include (bytes);
drop index pictures_owner;

-- Returns the picture's id if it belongs to the user or is the current one of the row; otherwise the statement fails as
-- for an unknown picture. Used within `insert` and `update`, so that the check needs no query of its own.
create function own_picture(wanted uuid, owner uuid, present uuid default null) returns uuid
language plpgsql stable as $$
begin
  if wanted is null or wanted = present
    or exists (select from pictures where id = wanted and owner_id = owner) then
    return wanted;
  end if;
  raise exception 'This person has no picture %', wanted
    using errcode = 'foreign_key_violation', constraint = 'own_picture_id_fkey';
end
$$;

-- Removes a picture when its last use is deleted or replaced. Locks the rows first: a concurrent new use is either seen
-- here, or fails because the picture is removed.
create function remove_unused_pictures(ids uuid[]) returns void language plpgsql as $$
begin
  perform from pictures where id = any (ids) order by id for update;
  with removed as (
    delete from pictures
    where id = any (ids) and not exists (select from used_pictures where picture_id = pictures.id)
    returning id
  )
  insert into removed_pictures (id) select id from removed on conflict do nothing;
end
$$;

create function remove_pictures_let_go() returns trigger language plpgsql as $$
begin
  perform remove_unused_pictures(array(select distinct picture_id from gone where picture_id is not null));
  return null;
end
$$;

create function remove_replaced_picture() returns trigger language plpgsql as $$
begin
  perform remove_unused_pictures(array[old.picture_id]);
  return null;
end
$$;

create trigger remove_pictures_let_go after delete on users
  referencing old table as gone for each statement execute function remove_pictures_let_go();
create trigger remove_pictures_let_go after delete on buckets
  referencing old table as gone for each statement execute function remove_pictures_let_go();
create trigger remove_pictures_let_go after delete on kicks
  referencing old table as gone for each statement execute function remove_pictures_let_go();
create trigger remove_pictures_let_go after delete on stories
  referencing old table as gone for each statement execute function remove_pictures_let_go();

create trigger remove_replaced_picture after update of picture_id on users for each row
  when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
  execute function remove_replaced_picture();
create trigger remove_replaced_picture after update of picture_id on buckets for each row
  when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
  execute function remove_replaced_picture();
create trigger remove_replaced_picture after update of picture_id on kicks for each row
  when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
  execute function remove_replaced_picture();
create trigger remove_replaced_picture after update of picture_id on stories for each row
  when (old.picture_id is not null and old.picture_id is distinct from new.picture_id)
  execute function remove_replaced_picture();
