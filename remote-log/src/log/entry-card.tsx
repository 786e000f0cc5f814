import {
  AudienceChip,
  Box,
  kickCover,
  lineClamp,
  Picture,
  plainList,
  radius,
  SecondaryText,
  Stack,
  styled,
  TextLink,
  Typography,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { entryWords, type LogEntry, type ShownEntry } from './entry'

export type ListedEntry = ShownEntry & Pick<LogEntry, '_id'> & Partial<Pick<LogEntry, 'audience'>>

/** In pixels. */
const thumb = 96

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${thumb}px minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: theme.spacing(1.5),
  width: '100%',
  overflowWrap: 'anywhere',
}))
const Repeats = styled('ul')(plainList)

const stateOf = (entry: ListedEntry) => `${entryWords(entry)}${entry.stars ? ` · ${entry.stars}\u00a0★` : ''}`

export interface EntryCardProps<Entry extends ListedEntry> {
  /** One, or several of the same Kick or place. */
  entries: readonly [Entry, ...Entry[]]
  /** Returns the menu of an entry of the user's own. */
  menuOf?: ((entry: Entry) => ReactNode) | undefined
  /** A year that was opened by its link has entries without pages. */
  byLink?: boolean | undefined
}

/** An entry in a log, or its repeats within a year. */
export function EntryCard<Entry extends ListedEntry>(props: EntryCardProps<Entry>) {
  const { entries, menuOf, byLink = false } = props
  const [first] = entries
  const { kick, kickName } = first
  const isOne = entries.length === 1
  const isOneKick = entries.every((entry) => entry.kickName === kickName)
  const heading = isOneKick ? kickName : kick?.place
  const src = entries.flatMap(({ photos = [] }) => photos)[0]?.url ?? (kick?.pictures || null)
  const linked = (entry: Entry, text: ReactNode) =>
    byLink ? (
      text
    ) : (
      <TextLink to={`/log/${entry._id}`} color="inherit" underline="hover">
        {text}
      </TextLink>
    )
  const textOf = (entry: Entry) => (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 0.5, typography: 'body2' }}>
        <div>
          {!isOne && linked(entry, isOneKick ? stateOf(entry) : entry.kickName)}{' '}
          {(isOne || !isOneKick) && stateOf(entry)}
        </div>
        {/* As high as the line beside it. */}
        {menuOf && <Box sx={{ marginBlock: '-11px' }}>{menuOf(entry)}</Box>}
      </Stack>
      {entry.note && <SecondaryText sx={lineClamp(1)}>{entry.note}</SecondaryText>}
      {menuOf && entry.audience === 'Private' && <AudienceChip audience={entry.audience} />}
    </>
  )
  return (
    <Root>
      <Picture
        src={src}
        alt=""
        ratio="1/1"
        cover={kickCover({ category: null, ...kick, name: kickName })}
        sizes={`${thumb}px`}
        style={{ borderRadius: radius.control }}
      />
      <div>
        <Typography variant="h5" component="h3" sx={lineClamp(2)}>
          {isOne ? linked(first, heading) : heading}
        </Typography>
        {isOne ? (
          textOf(first)
        ) : (
          <Repeats role="list">
            {entries.map((entry) => (
              <li key={entry._id}>{textOf(entry)}</li>
            ))}
          </Repeats>
        )}
      </div>
    </Root>
  )
}
