export const words = {
  own: 'Your Log',
  of: (name: string) => `${name}’s Log`,
  all: 'Show all',
  allOf: (heading: string) => `Show all: ${heading}`,
  year: (year: number) => `Your year ${year}`,
} as const
