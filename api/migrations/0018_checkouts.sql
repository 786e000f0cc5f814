-- The checkout whose `npm start` made this change; null for other changes. A start replaces only its own releases.
alter table release_log add column checkout text;

-- Before this column, `npm start` released as the operator without a reason, and switched remotes off and on for a new
-- shell with a fixed reason. If that was the last change of a part, the next start may replace it.
update release_log set checkout = 'before'
where id in (select max(id) from release_log group by part)
  and who = 'the operator'
  and (
    (event = 'released' and why is null)
    or (event in ('off', 'on') and why = 'another version of what parts share comes with the shell')
  );
