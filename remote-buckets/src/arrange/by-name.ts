const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Compares two things by their names, ignoring accents and case. */
export const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
