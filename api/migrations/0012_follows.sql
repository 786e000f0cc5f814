-- oldest-server: 1.0.0

alter table users
  -- Whether others ask before they follow. Accounts that are there are followed at once, until they choose.
  add column approves_followers boolean not null default false,
  -- Whether the search for people finds the account; null until it was asked.
  add column is_findable boolean,
  -- The folded name, for that search. Null until the server sets it.
  add column searchable_name text;
alter table users
  alter column approves_followers set default true,
  alter column is_findable set default true;

create index users_findable on users using gin (searchable_name gin_trgm_ops) where is_findable;

-- When the state began.
alter table follows add column since timestamptz not null default now();

-- Who follows whom is told without a Kick, and shown as long as it is true.
alter table notifications
  drop constraint notifications_kind_check,
  drop constraint notifications_check4,
  add check (
    kind in ('comment', 'reply', 'like', 'done', 'decision', 'outcome', 'asked', 'follow', 'accepted')
  ),
  add check ((actor_id is null) = (decision_id is not null)),
  add check ((kick_id is null) = (kind in ('decision', 'outcome', 'asked', 'follow', 'accepted')));
create unique index notifications_of_follow on notifications (user_id, actor_id, kind)
  where kind in ('asked', 'follow', 'accepted');
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('comment', 'reply', 'like', 'done', 'follow'));

-- A restore takes away again what ended.
create function record_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into access_changes (thing, subject, state)
    values ('follows', concat_ws(' ', new.follower_id, new.followee_id), jsonb_build_object('state', new.state));
  elsif (select count(*) from users where id in (old.follower_id, old.followee_id)) = 2 then
    insert into access_changes (thing, subject) values ('follows', concat_ws(' ', old.follower_id, old.followee_id));
  end if;
  return null;
end
$$;

create trigger record_follow after insert or delete on follows for each row execute function record_follow();
