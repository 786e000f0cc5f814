-- oldest-server: 0.1.0
-- The figures of All Kicks, kept instead of counted at each visit.

-- How many Kicks that every member may see are in a country: the sum of its rows. '' is no country. Each change adds a
-- row, so that changes do not wait for each other; the daily work adds up the rows of a country.
create table kick_figures (
  country text not null,
  kicks bigint not null
);

insert into kick_figures
select coalesce(country, ''), count(*) from kicks
where audience = 'Members' and withdrawn_at is null and hidden_at is null
group by country;

create function change_kick_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.audience = 'Members' and old.withdrawn_at is null and old.hidden_at is null then
    insert into kick_figures values (coalesce(old.country, ''), -1);
  end if;
  if tg_op <> 'DELETE' and new.audience = 'Members' and new.withdrawn_at is null and new.hidden_at is null then
    insert into kick_figures values (coalesce(new.country, ''), 1);
  end if;
  return null;
end
$$;

create trigger change_kick_figures after insert or delete on kicks
  for each row execute function change_kick_figures();
create trigger change_figures_of_changed_kick after update of audience, withdrawn_at, hidden_at, country on kicks
  for each row
  when ((old.audience, old.withdrawn_at, old.hidden_at, old.country)
    is distinct from (new.audience, new.withdrawn_at, new.hidden_at, new.country))
  execute function change_kick_figures();
