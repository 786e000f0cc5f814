import { Box, Button, ErrorBanner, plainList, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { actionWords } from '../../entry-actions/action-words'
import { type Option, useOptionMenu } from '../../entry-actions/use-option-menu'
import { entryWords, type LogEntry } from '../../log/entry'
import type { LogSettings } from '../../settings/use-settings'
import { KickRow } from '../../wishes/kick-row'
import type { MemoryActions } from './use-today'
import { words } from './words'

/** Returns the menu's choices: hide the entry, those with a companion, earlier years, or all memories. */
function choicesFor(
  entry: LogEntry,
  memories: LogSettings['memories'],
  { remind, choose }: MemoryActions,
): Option[] {
  const year = Number(entry.on?.slice(0, 4)) + 1
  return [
    { label: words.memories.notThis, choose: () => remind(entry, false) },
    ...(entry.with ?? []).map(({ name }) => ({
      label: words.memories.nothingOf(name),
      choose: () => choose({ ...memories, withoutNames: [...memories.withoutNames, name] }),
    })),
    { label: words.memories.nothingBefore(year), choose: () => choose({ ...memories, notBefore: year }) },
    { label: words.memories.off, choose: () => choose({ ...memories, isOff: true }) },
  ]
}

interface MemoryCardProps {
  entries: readonly LogEntry[]
  memories: LogSettings['memories']
  actions: MemoryActions
  /** How many entries are shown. */
  max: number
}

/** Lists the entries of this day in earlier years, each with a menu that hides memories. */
export function MemoryCard({ entries, memories, actions, max }: MemoryCardProps) {
  const { buttonFor, menu } = useOptionMenu<LogEntry>({
    labelOf: ({ kickName }) => actionWords.menu(kickName),
    optionsFor: (entry) => choicesFor(entry, memories, actions),
  })
  const list = useRef<HTMLUListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { hidden } = actions
  const keepFocus = useEffectEvent((wasHidden: boolean) => {
    const { activeElement } = document
    // The user may have gone on to something else during the request.
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return
    if (hidden) undoButton.current?.focus()
    else if (wasHidden) list.current?.focus()
  })
  const wasHidden = useRef(false)
  // The row of the menu's button goes with its entry, and 'Undo' once it is done.
  useEffect(() => {
    keepFocus(wasHidden.current)
    wasHidden.current = hidden !== null
  }, [hidden])
  return (
    <>
      <ErrorBanner title={words.couldNotSave} error={actions.error} />
      <Stack
        component="ul"
        ref={list}
        role="list"
        tabIndex={-1}
        sx={{ gap: 1, ...plainList, outline: 'none' }}
      >
        {entries.slice(0, max).map((entry) => (
          <KickRow
            key={entry._id}
            kick={{
              name: entry.kickName,
              pictures: entry.photos?.[0]?.url ?? entry.kick?.pictures ?? '',
              category: entry.kick?.category ?? null,
            }}
            title={
              <>
                <TextLink to={`/log/${entry._id}`} color="inherit">
                  {entry.kickName}
                </TextLink>
                <Typography variant="body2" color="textSecondary">
                  {entryWords(entry)}
                </Typography>
              </>
            }
            action={<Box sx={{ marginRight: -1.5 }}>{buttonFor(entry)}</Box>}
          />
        ))}
      </Stack>
      {hidden && (
        <Stack role="status" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {words.memories.hidden(hidden.kickName)}
          </Typography>
          <Button ref={undoButton} size="small" onClick={() => actions.remind(hidden, true)}>
            {words.memories.undo}
          </Button>
        </Stack>
      )}
      {menu}
    </>
  )
}
