/** Loads Google's map and Google's script. */
export async function loadGoogleMap() {
  const script = import('./load-google').then(({ loadGoogle }) => loadGoogle())
  const [{ GooglePlaceMap }] = await Promise.all([import('./google-map'), script])
  return GooglePlaceMap
}
