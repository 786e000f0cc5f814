-- The towns and villages of the world by GeoNames; src/gazetteer fills these tables.
create table places (
  -- GeoNames' own number.
  id integer primary key,
  name text not null,
  -- ISO 3166-1, two letters.
  country_code text not null,
  -- The state, canton or the like, where its code is made of letters: NY, ZH, ENG.
  region text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  population integer not null,
  -- A part of a larger town.
  is_section boolean not null,
  -- Which edition of the gazetteer the row is from.
  edition text not null
);

create index places_largest on places (population desc);
create index places_on_the_globe on places using gist (point(lng, lat));

-- Every name of a place in every script, spelled as `searchSpelling` does. Without a foreign key: checking it would take
-- a third of the time of loading, and only the gazetteer writes here, place by place.
create table place_names (
  place_id integer not null,
  name text collate "C" not null,
  -- The place's, so that the index alone puts larger places first.
  population integer not null
);

create index place_names_by_name on place_names (name, population desc, place_id);
-- What begins with one to three letters is too much to be sorted; of that, cities alone are found.
create index place_names_of_cities on place_names (name, population desc, place_id) where population >= 100000;
create index place_names_of_place on place_names (place_id);

-- The editions that have been loaded completely.
create table place_editions (
  edition text primary key,
  loaded_at timestamptz not null default now()
);
