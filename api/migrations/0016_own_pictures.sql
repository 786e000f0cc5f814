-- The size of a picture's files together; null for a picture of before, until the daily clean-up has measured it.
alter table pictures add column bytes bigint;

-- How much somebody keeps is the sum over their pictures.
create index pictures_of_owner on pictures (owner_id) include (bytes);
drop index pictures_owner;

-- The picture that somebody wants for something of theirs: their own one, or the one that it has already. Another one
-- is refused as one that does not exist. For `insert` and `update`, so that the check takes no query of its own.
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

-- A picture goes when the last thing that used it goes or gets another one, however that happens. The rows are locked
-- first: whoever begins to use one at the same time is seen, or finds it gone.
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
