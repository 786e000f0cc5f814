import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  DoneIcon,
  IconButton,
  RetryBanner,
  type SlotProps,
  Stack,
  styled,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { useId, useRef, useState } from 'react'
import { dayAgo } from '../../dates/today'
import type { EntryState, EntryValues } from '../../log/entry'
import { EntrySheet } from '../../sheet/entry-sheet'
import { useEntrySheet } from '../../sheet/use-entry-sheet'
import { kickStateOf } from './kick-state'
import { useKickEntries, useKick } from './use-kick-entries'
import { type ShownEntry, useShownEntries } from './use-shown-entries'
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

/** Shows the state of a Kick for the signed-in member, and the buttons that change it. */
export default function KickPanel({ kickId, headingLevel }: SlotProps<'kick.panel'>) {
  const id = useId()
  const { data: kick } = useKick(kickId)
  const query = useKickEntries(kickId)
  const sheet = useEntrySheet()
  const entries = useShownEntries(query.data ?? [], sheet.sheet?.saver)
  const { lines, doneCount } = kickStateOf(entries)
  const menuButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const name = kick?.name ?? ''
  // Otherwise 'I did it' would add an entry instead of changing the one that says one is on it.
  const isWaiting = !query.data && Boolean(kick?.mine.doing)
  const doing = entries.find(({ state }) => state === 'doing')
  const [latest] = entries
  const today = { on: dayAgo(), precision: 'day' } as const
  const edit = ({ entry }: ShownEntry, change?: Partial<EntryValues>) =>
    entry ? sheet.edit(entry, name, change) : sheet.reopen(change)
  const log = (state: EntryState, from: HTMLElement | null) => {
    opener.current = from
    setMenuOpen(false)
    if (!doing) sheet.create({ kickId, state, ...today }, name)
    else if (state === 'doing') edit(doing)
    // 'Let it go' keeps the start date.
    else
      edit(
        doing,
        state === 'done' ? { state, ...today } : { state, on: doing.on, precision: doing.precision },
      )
  }
  const choices: { label: string; state: EntryState }[] = [
    { label: words.onIt, state: 'doing' },
    ...(doneCount > 0 ? [{ label: words.again, state: 'done' } as const] : []),
    { label: words.letItGo, state: 'let go' },
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
          id={`${id}-more`}
          aria-label={words.more}
          aria-haspopup="menu"
          disabled={isWaiting}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <ChevronDownIcon size={20} />
        </IconButton>
        {latest && (
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
        )}
      </Stack>
      <div role="status">
        {lines.map((line) => (
          <StateLine key={line}>
            <DoneIcon size={20} />
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
      <RetryBanner
        size="small"
        title={words.couldNotGet}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      <Menu
        open={isMenuOpen}
        anchorEl={() => menuButton.current}
        onClose={() => setMenuOpen(false)}
        // Keeps the menu in the page's landmark.
        disablePortal
        slotProps={{ list: { 'aria-labelledby': `${id}-more` } }}
      >
        {choices.map(({ label, state }) => (
          <MenuItem key={label} onClick={() => log(state, menuButton.current)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {sheet.sheet && (
        <EntrySheet
          {...sheet.sheet}
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          // The menu item that opened the sheet is gone.
          onClosed={() => opener.current?.focus()}
          {...(sheet.sheet.undo && { onUndo: sheet.undo })}
        />
      )}
    </Panel>
  )
}
