-- oldest-server: 0.1.0
-- The order 'Most liked' of Kicks. A table of its own, because an index on `kicks.like_count` would make each like write
-- to every index of `kicks`, among them that of the search.

create table kick_ranks (
  kick_id uuid primary key references kicks on delete cascade,
  likes integer not null
);

insert into kick_ranks select id, like_count from kicks;

create index kick_ranks_most_liked on kick_ranks (likes desc, kick_id desc);

create function rank_kick() returns trigger language plpgsql as $$
begin
  insert into kick_ranks values (new.id, new.like_count)
  on conflict (kick_id) do update set likes = excluded.likes;
  return null;
end
$$;

create trigger rank_new_kick after insert on kicks for each row execute function rank_kick();
create trigger rank_liked_kick after update of like_count on kicks for each row
  when (old.like_count <> new.like_count)
  execute function rank_kick();
