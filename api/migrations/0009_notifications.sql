-- oldest-server: 1.0.0

-- What others did, for the one whom it concerns. Those of the same kind, Kick and time of reading are shown as one, with
-- the number of people.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('comment', 'reply', 'like', 'done', 'decision', 'outcome')),
  -- Null for decisions of moderators, who stay unnamed.
  actor_id uuid references users on delete cascade,
  kick_id uuid references kicks on delete cascade,
  comment_id uuid references comments on delete cascade,
  entry_id uuid references log_entries on delete cascade,
  decision_id uuid references care_log,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  check (user_id <> actor_id),
  check ((comment_id is not null) = (kind in ('comment', 'reply'))),
  check ((entry_id is not null) = (kind = 'done')),
  check ((decision_id is not null) = (kind in ('decision', 'outcome'))),
  check (num_nonnulls(actor_id, kick_id) = case when decision_id is null then 2 else 0 end)
);

create index notifications_of_user on notifications (user_id, id desc);
create index notifications_unseen on notifications (user_id) where seen_at is null;
create index notifications_of_actor on notifications (actor_id, user_id);
create index notifications_of_kick on notifications (kick_id);
-- Each thing that somebody did notifies a person once.
create unique index notifications_of_like on notifications (kick_id, actor_id) where kind = 'like';
create unique index notifications_of_comment on notifications (comment_id, user_id) where comment_id is not null;
create unique index notifications_of_entry on notifications (entry_id, user_id) where entry_id is not null;
create unique index notifications_of_decision on notifications (decision_id, user_id) where decision_id is not null;

-- Without a row a person is notified.
create table notification_settings (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('comment', 'reply', 'like', 'done')),
  is_on boolean not null,
  primary key (user_id, kind)
);
