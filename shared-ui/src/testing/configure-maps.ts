import type { MapSettings } from '../map'

const element = document.createElement('script')
element.type = 'application/json'
element.id = 'bucketeer'

/** Writes the map settings into the page, as the server does, until the test ends. */
export function configureMaps(maps: Partial<MapSettings>) {
  element.textContent = JSON.stringify({ config: { maps } })
  document.head.append(element)
}

afterEach(() => element.remove())
