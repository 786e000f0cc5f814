import type { StatsError } from 'webpack'

const shown = 5

/** A generated entry has its whole source as its name, percent-encoded. */
const withoutSources = (text: string) => text.replaceAll(/data:[\w/+-]+[;,]\S*/g, 'a generated entry')

const describe = ({ moduleName, loc, message }: StatsError) => {
  const place = [moduleName && withoutSources(moduleName), loc].filter(Boolean).join(':')
  return [...(place ? [place] : []), `  ${withoutSources(message)}`].join('\n')
}

/** What is wrong with a build: each error once with its place, the first five of them. */
export const buildErrors = (errors: StatsError[]): string => {
  const descriptions = [...new Set(errors.map(describe))]
  const more = descriptions.length - shown
  return [...descriptions.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
