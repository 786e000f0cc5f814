import {
  Button,
  CheckIcon,
  ChevronDownIcon,
  LinkButton,
  RetryBanner,
  SecondaryText,
  type SlotProps,
  Stack,
  styled,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useId, useRef } from 'react'
import { type Option, useOptionMenu } from '../../entry-actions/use-option-menu'
import { doneOn, type EntryState, type EntryValues } from '../../log/entry'
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
  const opener = useRef<HTMLElement>(null)

  const name = kick?.name ?? ''
  const edit = ({ entry }: PanelEntry, change?: Partial<EntryValues>) =>
    entry ? sheet.edit(entry, name, change) : sheet.reopen(change)
  const log = (next: EntryState, from: HTMLElement | null) => {
    opener.current = from
    if (!doing) sheet.create({ kickId, ...doneOn(), state: next }, name)
    else if (next === 'doing') edit(doing)
    // 'Let it go' keeps the start date.
    else edit(doing, next === 'done' ? doneOn() : { state: next, ...dateOf(doing) })
  }
  const optionOf = (label: string, next: EntryState): Option => ({
    label,
    choose: (button) => log(next, button),
  })
  const { buttonFor, menu } = useOptionMenu({
    labelOf: () => words.more,
    icon: <ChevronDownIcon size={20} />,
    optionsFor: () => [
      optionOf(words.onIt, 'doing'),
      ...(doneCount > 0 ? [optionOf(words.again, 'done')] : []),
      optionOf(words.letItGo, 'let go'),
    ],
  })
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
        {buttonFor({ _id: kickId }, isWaiting)}
      </Stack>
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
        <SecondaryText>{words.counts(kick.counts.wanted, kick.counts.done, kick.counts.again)}</SecondaryText>
      )}
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
      {menu}
      {/* The menu item that opened the sheet is gone. */}
      <EntrySheet sheet={sheet} onClosed={() => opener.current?.focus()} />
    </Panel>
  )
}
