-- The audit log of releases, deploy tokens and accounts. It has no secret, no e-mail address and no network address.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- The name of a deploy token, `the operator`, or a hash of a user's id.
  who text not null,
  what text not null,
  subject text not null
);

insert into audit_log (at, who, what, subject)
select at, who, 'release: ' || event, part || ' ' || version from release_log order by id;

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end
$$;

create trigger append_only before update or delete on audit_log for each row
  execute function refuse_change_of_audit_log();
