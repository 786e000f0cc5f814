/** Loads the site's own maps and the shapes of the world, as two chunks in parallel. */
export async function loadMaps() {
  const world = import('./load-shapes').then(({ loadShapes }) => loadShapes('coarse'))
  const [{ PinMap, SpotMap }] = await Promise.all([import('./embedded-map'), world])
  return { PinMap, SpotMap }
}
