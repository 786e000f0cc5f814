drop table pending_releases, parts_with_approval, signing_keys;

-- Approvals that were asked for and withdrawn changed nothing that is live.
delete from release_log where event in ('proposed', 'declined');

alter table release_log
  drop column approved_by,
  drop column signed_by,
  drop constraint release_log_event_check,
  add constraint release_log_event_check
    check (event in ('released', 'canary', 'withdrawn', 'rolled back', 'off', 'on', 'removed'));
