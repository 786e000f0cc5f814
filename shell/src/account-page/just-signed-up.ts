/** Adds to a history state that its user has just signed up. */
export const justSignedUp = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : {}),
  hasJustSignedUp: true,
})

/** Returns whether a history state is one of {@link justSignedUp}. Browsers keep it over a reload. */
export const hasJustSignedUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasJustSignedUp' in state && state.hasJustSignedUp === true
