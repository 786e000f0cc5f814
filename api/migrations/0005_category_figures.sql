-- oldest-server: 1.0.0

-- How many Kicks that every member may see are of a category: the sum of its rows, as in kick_figures. '' is none.
create table kick_category_figures (
  category text not null,
  kicks bigint not null
);

-- No Kick changes between the count and the new triggers.
lock table kicks in share row exclusive mode;

insert into kick_category_figures
select coalesce(category, ''), count(*) from kicks where is_open and withdrawn_at is null group by 1;

create or replace function change_kick_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_open and old.withdrawn_at is null then
    insert into kick_figures values (coalesce(old.country, ''), -1);
    insert into kick_category_figures values (coalesce(old.category, ''), -1);
  end if;
  if tg_op <> 'DELETE' and new.is_open and new.withdrawn_at is null then
    insert into kick_figures values (coalesce(new.country, ''), 1);
    insert into kick_category_figures values (coalesce(new.category, ''), 1);
  end if;
  return null;
end
$$;

drop trigger change_figures_of_changed_kick on kicks;
create trigger change_figures_of_changed_kick
  after update of audience, withdrawn_at, hidden_at, country, category on kicks
  for each row
  when ((old.is_open, old.withdrawn_at, old.country, old.category)
    is distinct from (new.is_open, new.withdrawn_at, new.country, new.category))
  execute function change_kick_figures();
