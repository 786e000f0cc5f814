export const words = {
  error: 'Error loading map',
  retry: 'Try again',
  loading: 'The map is on its way',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  keysAndPick: 'Arrow keys move the map, plus and minus zoom, Enter chooses the middle.',
  twoFingers: 'Use two fingers to move the map',
  closer: 'Zoom in',
  further: 'Zoom out',
  centre: (kilometres: number, direction: string, place: string) =>
    `${kilometres.toLocaleString('en')} km ${direction} of ${place}`,
  data: '©',
  streetData: 'OpenStreetMap contributors',
  noStreets: 'No streets here.',
  zoomOut: 'Zoom out',
  pin: (number: number, name: string) => `${number}: ${name}`,
  scale: (distance: string) => `Scale: ${distance}`,
}
