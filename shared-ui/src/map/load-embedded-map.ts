/** Loads the site's own map and the shapes of the world, as two chunks in parallel. */
export async function loadEmbeddedMap() {
  const world = import('./load-shapes').then(({ loadShapes }) => loadShapes('coarse'))
  const [{ EmbeddedMap }] = await Promise.all([import('./embedded-map'), world])
  return EmbeddedMap
}
