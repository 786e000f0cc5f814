const names = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the country's English name, e.g. Switzerland for CH. */
export const countryName = (code: string): string => names.of(code) ?? code
