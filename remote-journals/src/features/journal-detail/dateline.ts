const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** Formats 'May 4, 2026' in the reader's time zone. */
export const dayOf = (moment: string) => day.format(new Date(moment))

/** Formats 'May 2026' in the reader's time zone. */
export const monthOf = (moment: string) => month.format(new Date(moment))
