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
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { dayAgo } from '../../dates/today'
import type { EntryState, LogEntry } from '../../log/entry'
import type { EntrySaver } from '../../sheet/entry-saver'
import { EntrySheet } from '../../sheet/entry-sheet'
import { useEntrySheet } from '../../sheet/use-entry-sheet'
import { kickStateOf } from './kick-state'
import { useKickEntries, useLoggedKick } from './use-kick-entries'
import { words } from './words'

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
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

const noSubscription = () => () => undefined

/** Returns the entries as they are once the open sheet is saved. */
const useShownEntries = (entries: LogEntry[], saver: EntrySaver | undefined) => {
  const state = useSyncExternalStore(saver?.subscribe ?? noSubscription, () => saver?.getState())
  if (!state) return entries
  const others = entries.filter(({ _id }) => _id !== state.entry?._id)
  if (state.isDeleted || (state.status === 'refused' && !state.entry)) return others
  const createdAt = state.entry?.createdAt ?? new Date().toISOString()
  return [{ ...state.values, createdAt }, ...others]
}

/** What the signed-in member did with a Kick, and the buttons to say so. */
export default function KickPanel({ kickId, headingLevel }: SlotProps<'kick.panel'>) {
  const id = useId()
  const { data: kick } = useLoggedKick(kickId)
  const query = useKickEntries(kickId)
  const entries = query.data ?? []
  const sheet = useEntrySheet()
  const { lines, doneCount } = kickStateOf(useShownEntries(entries, sheet.sheet?.saver))
  const mainButton = useRef<HTMLButtonElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const name = kick?.name ?? ''
  const doing = entries.find(({ state }) => state === 'doing')
  const [latest] = entries
  const today = { on: dayAgo(), precision: 'day' } as const
  const log = (state: EntryState) => {
    setMenuOpen(false)
    if (doing && state === 'doing') sheet.edit(doing, name)
    else if (doing) sheet.edit(doing, name, { state, ...today })
    else sheet.create({ kickId, state, ...today }, name)
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
          ref={mainButton}
          variant={doneCount > 0 ? 'outlined' : 'contained'}
          startIcon={<CheckIcon size={20} />}
          onClick={() => log('done')}
        >
          {words.didIt}
        </Button>
        <IconButton
          ref={menuButton}
          id={`${id}-more`}
          aria-label={words.more}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <ChevronDownIcon size={20} />
        </IconButton>
        {latest && (
          <Button size="small" aria-label={words.changeLast} onClick={() => sheet.edit(latest, name)}>
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
      {kick?.mine && kick.mine.buckets > 0 && <Typography>{words.inBuckets(kick.mine.buckets)}</Typography>}
      {kick?.counts && (
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
          <MenuItem key={label} onClick={() => log(state)}>
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
          onClosed={() => mainButton.current?.focus()}
          {...(sheet.sheet.undo && { onUndo: sheet.undo })}
        />
      )}
    </Panel>
  )
}
