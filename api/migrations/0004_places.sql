-- The towns and villages of the world from GeoNames. src/gazetteer fills these tables.
create table places (
  -- The id of GeoNames.
  id integer primary key,
  name text not null,
  -- ISO 3166-1 alpha-2.
  country_code text not null,
  -- The state or canton, if its code consists of letters: NY, ZH, ENG.
  region text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null,
  -- True for a district of a town.
  is_section boolean not null,
  -- The edition of the gazetteer that has the row.
  edition text not null
);

create index places_largest on places (population desc);
create index places_on_the_globe on places using gist (point(lng, lat));

-- All names of places in all scripts, normalised by `searchSpelling`. There is no foreign key, because checking it
-- would take a third of the loading time, and only the gazetteer writes to this table.
create table place_names (
  place_id integer not null,
  name text collate "C" not null,
  -- Copied from the place, so that the index can sort by it.
  population integer not null
);

create index place_names_by_name on place_names (name, population desc, place_id);
-- Prefixes of one to three letters match too many names to sort, so they search cities only.
create index place_names_of_cities on place_names (name, population desc, place_id) where population >= 100000;
create index place_names_of_place on place_names (place_id);

-- The completely loaded editions.
create table place_editions (
  edition text primary key,
  loaded_at timestamptz not null default now()
);
