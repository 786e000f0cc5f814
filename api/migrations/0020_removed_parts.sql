-- When a version's part was removed: its files may be gone, so nothing goes back to it. The row stays for the history.
alter table releases add column removed_at timestamptz;

alter table release_log
  drop constraint release_log_event_check,
  add constraint release_log_event_check
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on', 'removed'));
