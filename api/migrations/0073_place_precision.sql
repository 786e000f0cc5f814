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

alter table kicks
  add column place_precision text not null default 'exact' check (place_precision in ('exact', 'area', 'country')),
  -- Null without a place, and if others may see only the country.
  add column shown_lat double precision generated always as (
    case place_precision when 'exact' then lat when 'area' then cell_latitude(lat) end
  ) stored,
  add column shown_lng double precision generated always as (
    case place_precision when 'exact' then lng when 'area' then cell_longitude(lat, lng) end
  ) stored;
