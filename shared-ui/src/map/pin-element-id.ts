/** Returns the id of a pin's element on `SitePinMap`, to focus it. */
export const pinElementId = (id: string) => `pin-${id}`
