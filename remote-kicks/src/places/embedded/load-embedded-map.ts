/** The map that the site brings itself, with the world it is drawn of; each is a chunk, and both come at once. */
export async function loadEmbeddedMap() {
  const world = import('./load-shapes').then(({ loadShapes }) => loadShapes('coarse'))
  const [{ EmbeddedMap }] = await Promise.all([import('./embedded-map'), world])
  return EmbeddedMap
}
