/** Something whose code comes late: when it is needed, or a moment earlier. */
export interface Late<Thing> {
  /** Undefined until it has arrived. */
  arrived(): Thing | undefined
  /** Fetches it unless it is there. What failed is tried anew by the next call. */
  fetch(): Promise<Thing>
}

/** Fetches `load`'s thing once, for all who ask. */
export const late = <Thing>(load: () => Promise<Thing>): Late<Thing> => {
  let thing: Thing | undefined
  return {
    arrived: () => thing,
    fetch: async () => (thing ??= await load()),
  }
}
