import { formatDay, pageLanguage } from '@bucketeer/shared-ui'

/** Lengths in seconds, longest first. */
const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const
const shownDays = 7

/** Formats how long ago a moment was, and after a week its day. */
function formatAgo(at: string): string {
  const seconds = Math.max(0, (new Date().getTime() - Date.parse(at)) / 1000)
  if (seconds >= shownDays * units[0][1]) return formatDay(at)
  const found = units.find(([, length]) => seconds >= length)
  if (!found) return new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' }).format(0, 'second')
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(pageLanguage()).format(-Math.floor(seconds / length), unit)
}

/** Shows how long ago a moment was, with the exact time as its title. */
export const TimeAgo = ({ at }: { at: string }) => (
  <time
    dateTime={at}
    title={new Date(at).toLocaleString(pageLanguage(), { dateStyle: 'full', timeStyle: 'short' })}
  >
    {formatAgo(at)}
  </time>
)
