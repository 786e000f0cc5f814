const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** 'May 4, 2026', where the reader is. */
export const dayOf = (moment: string) => day.format(new Date(moment))

/** 'May 2026', where the reader is. */
export const monthOf = (moment: string) => month.format(new Date(moment))
