/** Writes the day of a moment, as 4 May 2026, in the user's time. */
export const formatDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
