/** The maps of the site. Fields that are not configured are null. */
export interface MapSettings {
  /** If set, Google provides maps and place search. */
  googleMapsApiKey: string | null
  /** The URL of the PMTiles file with streets, which the site's own server sends. */
  pmtilesUrl: string | null
  /** The URL of raster tiles for the embedded map, with {z}, {x} and {y}. */
  tilesUrl: string | null
  /** The copyright notice of the tiles. */
  tilesAttribution: string | null
}

const noSettings: MapSettings = {
  googleMapsApiKey: null,
  pmtilesUrl: null,
  tilesUrl: null,
  tilesAttribution: null,
}

/** Reads the map settings from the configuration that the server writes into every page. */
export function mapSettings(): MapSettings {
  const text = document.getElementById('bucketeer')?.textContent
  if (!text) return noSettings
  // Trusted without a check: the site's own server wrote it into the page.
  const { config } = JSON.parse(text) as { config: { maps: Partial<MapSettings> } }
  return { ...noSettings, ...config.maps }
}
