-- The time at which the version's part was removed. Its files may be deleted, so a rollback cannot use it. The row
-- stays for the history.
alter table releases add column removed_at timestamptz;

alter table release_log
  drop constraint release_log_event_check,
  add constraint release_log_event_check
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on', 'removed'));
