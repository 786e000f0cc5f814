-- Places beyond towns: countries, regions, peaks, lakes and so on, each from one of the lists in src/gazetteer.
alter table places
  add column kind text not null default 'town',
  add column source text not null default 'towns';

-- The number by which the search sorts: the population of a town or country, a comparable figure for other kinds.
alter table place_names rename column population to prominence;

alter table place_editions
  add column source text not null default 'towns',
  drop constraint place_editions_pkey,
  add primary key (source, edition);

alter table kicks
  -- The name of the place that the creator chose.
  add column place text,
  -- The name that others see and find: null if they may see only the country.
  add column shown_place text,
  -- PostgreSQL cannot change the expression of a generated column before version 17.
  drop column searchable,
  add column searchable text not null generated always as (
    searchable_text(
      name || ' ' || description || ' ' || coalesce(shown_place, '') || ' ' || coalesce(country, ''))
  ) stored;

-- As in 0003 and 0012.
create index kicks_search on kicks using gin (searchable gin_trgm_ops) where withdrawn_at is null;
alter table kicks alter column searchable set statistics 500;
analyze kicks (searchable);
