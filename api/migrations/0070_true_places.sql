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

-- How exactly others may see the place of a Kick. The point that they get is the centre of a cell of a fixed grid, so
-- that repeated changes and many Kicks in one cell tell nothing more.

-- Cells are 0.05 degrees high, which is about 5.6 km.
create function cell_latitude(lat double precision) returns double precision language sql immutable strict parallel safe
return round((least(floor(lat / 0.05), 1799) * 0.05 + 0.025)::numeric, 4)::double precision;

-- Cells are as wide as they are high: their longitude widens towards the poles, where the last one may be cut.
create function cell_longitude(lat double precision, lng double precision) returns double precision
language sql immutable strict parallel safe
return round(
  least(
    (floor((lng + 180) / (0.05 / cosd(cell_latitude(lat)))) + 0.5) * (0.05 / cosd(cell_latitude(lat))) - 180,
    180
  )::numeric, 4
)::double precision;

-- One statement, because each rewrites the table.
alter table kicks
  add column place_precision text not null default 'exact' check (place_precision in ('exact', 'area', 'country')),
  -- Null without a place, and if others may see only the country.
  add column shown_lat double precision generated always as (
    case place_precision when 'exact' then lat when 'area' then cell_latitude(lat) end
  ) stored,
  add column shown_lng double precision generated always as (
    case place_precision when 'exact' then lng when 'area' then cell_longitude(lat, lng) end
  ) stored,
  -- The name of the place that the creator chose. Others see and find it only with the exact place: it may be a hut.
  add column place text,
  -- PostgreSQL cannot change the expression of a generated column before version 17.
  drop column searchable,
  add column searchable text not null generated always as (
    searchable_text(
      name || ' ' || description || ' ' || case place_precision when 'exact' then coalesce(place, '') else '' end
        || ' ' || coalesce(country, '')
    )
  ) stored;

-- As in 0003 and 0012.
create index kicks_search on kicks using gin (searchable gin_trgm_ops) where withdrawn_at is null;
alter table kicks alter column searchable set statistics 500;
analyze kicks (searchable);
