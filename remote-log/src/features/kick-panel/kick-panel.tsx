import type { Kick } from '@bucketeer/shared-auth'
import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  IconButton,
  LinkButton,
  RetryBanner,
  type SlotProps,
  Stack,
  styled,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { localDay } from '@bucketeer/shared-ui/social'
import { useId, useRef, useState } from 'react'
import { OptionMenu } from '../../entry-actions/option-menu'
import type { EntryState, EntryValues } from '../../log/entry'
import { EntrySheet } from '../../sheet/entry-sheet'
import { useEntrySheet } from '../../sheet/use-entry-sheet'
import { Tick, useGrew } from '../../tick/tick'
import { OwnPhotos, OwnStories } from './own-things'
import { type PanelEntry, useKickLog } from './use-kick-log'
import { words } from './words'

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  // What `remote.json` reserves: a higher piece is hidden while something in view stands below it.
  minHeight: 200,
  boxSizing: 'border-box',
  padding: theme.spacing(2),
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))
const StateLine = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: 0,
  fontWeight: 600,
  '& svg': { color: theme.vars.palette.secondary.main, flexShrink: 0 },
}))

interface SummaryProps {
  kick: Kick | undefined
  /** One text for each state of the Kick. */
  lines: string[]
  /** Whether the ticks are drawn. */
  isDrawn: boolean
}

/** Says what the member's entries and those of others say about the Kick. */
const Summary = ({ kick, lines, isDrawn }: SummaryProps) => (
  <>
    <div role="status">
      {lines.map((line) => (
        <StateLine key={line}>
          <Tick size={20} isDrawn={isDrawn} />
          <span>{line}</span>
        </StateLine>
      ))}
    </div>
    {kick && kick.mine.buckets > 0 && (
      <Typography variant="body2">{words.inBuckets(kick.mine.buckets)}</Typography>
    )}
    {kick && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.counts(kick.counts.wanted, kick.counts.done, kick.counts.again)}
      </Typography>
    )}
  </>
)

const dateOf = ({ on, precision }: PanelEntry) => ({ on, precision })

/** Shows the state of a Kick for the signed-in member, and the buttons that change it. */
export default function KickPanel({ kickId, headingLevel }: SlotProps<'kick.panel'>) {
  const id = useId()
  const sheet = useEntrySheet()
  const { kick, entries, doing, latest, summary, isWaiting, error, retry } = useKickLog(
    kickId,
    sheet.sheet?.saver,
  )
  const { lines, doneCount } = summary
  const isDrawn = useGrew(kick && doneCount)
  const menuButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const name = kick?.name ?? ''
  const today = { on: localDay(), precision: 'day' } as const
  const edit = ({ entry }: PanelEntry, change?: Partial<EntryValues>) =>
    entry ? sheet.edit(entry, name, change) : sheet.reopen(change)
  const log = (next: EntryState, from: HTMLElement | null) => {
    opener.current = from
    if (!doing) sheet.create({ kickId, state: next, ...today }, name)
    else if (next === 'doing') edit(doing)
    // 'Let it go' keeps the start date.
    else edit(doing, next === 'done' ? { state: next, ...today } : { state: next, ...dateOf(doing) })
  }
  const options = [
    { label: words.onIt, choose: () => log('doing', menuButton.current) },
    ...(doneCount > 0 ? [{ label: words.again, choose: () => log('done', menuButton.current) }] : []),
    { label: words.letItGo, choose: () => log('let go', menuButton.current) },
  ]
  return (
    <Panel aria-labelledby={`${id}-heading`}>
      <Typography id={`${id}-heading`} component={`h${headingLevel}`} sx={visuallyHidden}>
        {words.heading}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant={doneCount > 0 ? 'outlined' : 'contained'}
          startIcon={<CheckIcon size={20} />}
          disabled={isWaiting}
          onClick={({ currentTarget }) => log('done', currentTarget)}
        >
          {words.didIt}
        </Button>
        <IconButton
          ref={menuButton}
          aria-label={words.more}
          aria-haspopup="menu"
          disabled={isWaiting}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <ChevronDownIcon size={20} />
        </IconButton>
      </Stack>
      <Summary kick={kick} lines={lines} isDrawn={isDrawn} />
      {latest && (
        // At the edge of the text above.
        <Stack direction="row" sx={{ flexWrap: 'wrap', marginLeft: -1 }}>
          <Button
            size="small"
            aria-label={words.changeLast}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              edit(latest)
            }}
          >
            {words.change}
          </Button>
          {latest.entry && (
            <LinkButton to={`/log/${latest.entry._id}`} size="small">
              {words.seeEntry}
            </LinkButton>
          )}
        </Stack>
      )}
      {kick?.mine.photo && <OwnPhotos first={kick.mine.photo} entries={entries} />}
      {kick?.mine.stories && kick.mine.stories.length > 0 && <OwnStories stories={kick.mine.stories} />}
      <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={retry} />
      <OptionMenu
        isOpen={isMenuOpen}
        label={words.more}
        anchor={() => menuButton.current}
        options={options}
        onClose={() => setMenuOpen(false)}
      />
      {/* The menu item that opened the sheet is gone. */}
      <EntrySheet sheet={sheet} onClosed={() => opener.current?.focus()} />
    </Panel>
  )
}
