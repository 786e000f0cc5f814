import type { StatsError } from 'webpack'

const shown = 5

/** The name of a generated entry is its whole source, percent-encoded. */
const withoutSources = (text: string) => text.replaceAll(/data:[\w/+-]+[;,]\S*/g, 'a generated entry')

function describe({ moduleName, loc, message }: StatsError) {
  const place = [moduleName && withoutSources(moduleName), loc].filter(Boolean).join(':')
  return [...(place ? [place] : []), `  ${withoutSources(message)}`].join('\n')
}

/** Returns the errors of a build with their places: each once, the first five. */
export function buildErrors(errors: StatsError[]): string {
  const descriptions = [...new Set(errors.map(describe))]
  const more = descriptions.length - shown
  return [...descriptions.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
