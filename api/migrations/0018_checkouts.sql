-- The checkout whose `npm start` made this step; null for every other step. A start may replace its own releases only.
alter table release_log add column checkout text;

-- Before this column, `npm start` released as the operator and without a reason, and switched remotes off and on for a
-- new shell with one fixed reason. Where that was the last thing that happened to a part, the next start may replace it.
update release_log set checkout = 'before'
where id in (select max(id) from release_log group by part)
  and who = 'the operator'
  and (
    (event = 'released' and why is null)
    or (event in ('off', 'on') and why = 'another version of what parts share comes with the shell')
  );
