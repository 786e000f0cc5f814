-- oldest-server: 1.0.0

alter table users
  add column role text not null default 'Member' check (role in ('Member', 'Moderator')),
  -- The end of a suspension by a moderator, which hides the account and what it made; infinity for good.
  add column suspended_until timestamptz;

-- Lists read all suspended people. There are few.
create index users_suspended on users (suspended_until, id) where suspended_until is not null;

create trigger record_suspension after update of suspended_until on users for each row
  when (old.suspended_until is distinct from new.suspended_until)
  execute function record_access_change('suspensions', 'suspended_until');

create trigger record_role after update of role on users for each row
  when (old.role <> new.role)
  execute function record_access_change('roles', 'role');

-- The decisions of moderators. Deleting an account only removes its ids.
create table care_log (
  id uuid primary key,
  moderator_id uuid references users on delete set null,
  -- The person whom the decision is about.
  accused_id uuid references users on delete set null,
  thing_kind text not null,
  thing_id uuid not null,
  -- The Kick of a comment, the Journal of a Story.
  parent_id uuid,
  decision text not null check (decision in ('nothing', 'hide', 'warn', 'suspend')),
  -- To the person.
  words text not null,
  -- The length of a suspension; null for good.
  days integer,
  at timestamptz not null default now()
);

create index care_log_of_accused on care_log (accused_id, id desc);
-- For the words to the owner of a hidden thing.
create index care_log_of_thing on care_log (thing_id);
create index care_log_of_parent on care_log (parent_id) where parent_id is not null;
create index care_log_of_moderator on care_log (moderator_id);

create function refuse_change_of_care_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{moderator_id,accused_id}'::text[] = to_jsonb(old) - '{moderator_id,accused_id}'::text[]
    and (new.moderator_id = old.moderator_id or (new.moderator_id is null
      and not exists (select from users where id = old.moderator_id)))
    and (new.accused_id is not distinct from old.accused_id or (new.accused_id is null
      and not exists (select from users where id = old.accused_id)))
  then return new; end if;
  raise exception 'The log of care is append-only.';
end
$$;

create trigger append_only before update or delete on care_log for each row
  execute function refuse_change_of_care_log();

create table reports (
  id uuid primary key,
  -- Null for visitors and deleted accounts.
  reporter_id uuid references users on delete set null,
  -- The owner of the thing.
  accused_id uuid references users on delete set null,
  thing_kind text not null check (thing_kind in ('kick', 'comment', 'journal', 'story', 'bucket', 'entry', 'user')),
  -- No reference: the report outlives the thing.
  thing_id uuid not null,
  -- The Kick of a comment, the Journal of a Story.
  parent_id uuid,
  -- The title, the text and the picture of the thing when it was reported.
  copy jsonb not null,
  reason text not null check (reason in ('spam', 'hurts', 'consent', 'private', 'other', 'answer')),
  note text not null default '',
  -- Null while it is open.
  decision_id uuid references care_log,
  -- The decision that its owner answers.
  answers_id uuid references care_log unique,
  created_at timestamptz not null default now(),
  check ((reason = 'answer') = (answers_id is not null))
);

create unique index reports_open_of_reporter on reports (reporter_id, thing_kind, thing_id)
  where decision_id is null and reporter_id is not null;
create index reports_of_reporter on reports (reporter_id, id desc);
create index reports_of_accused on reports (accused_id);
create index reports_open on reports (id) where decision_id is null;
create index reports_open_of_thing on reports (thing_kind, thing_id, id) where decision_id is null;
create index reports_of_decision on reports (decision_id, id);
