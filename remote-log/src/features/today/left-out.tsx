import { Button, ErrorBanner, plainList, SecondaryText, Section, Stack } from '@bucketeer/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type LogSettings, type SettingsChange, useSettingsChange } from '../../settings/use-settings'
import { memoriesKey } from './use-today'
import { words } from './words'

interface Choice {
  label: string
  /** Undoes the choice. */
  change: SettingsChange
}

const choicesOf = ({ hiddenCards, memories }: LogSettings): Choice[] => [
  ...hiddenCards.map((card) => ({
    label: words.left.card(words.cards[card]),
    change: { hiddenCards: hiddenCards.filter((name) => name !== card) },
  })),
  ...(memories.isOff ? [{ label: words.left.off, change: { memories: { ...memories, isOff: false } } }] : []),
  ...memories.withoutNames.map((name) => ({
    label: words.left.name(name),
    change: {
      memories: { ...memories, withoutNames: memories.withoutNames.filter((each) => each !== name) },
    },
  })),
  ...(memories.notBefore === null
    ? []
    : [
        {
          label: words.left.before(memories.notBefore),
          change: { memories: { ...memories, notBefore: null } },
        },
      ]),
]

/** Lists what the user has hidden from Today, and restores it. Renders nothing if nothing is hidden. */
export function LeftOut({ settings }: { settings: LogSettings }) {
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, error } = useSettingsChange()
  const choices = choicesOf(settings)
  // Stays with its heading, which has the focus, when the last one is restored.
  const [hadChoices, setHadChoices] = useState(false)
  if (choices.length > 0 && !hadChoices) setHadChoices(true)
  const bringBack = ({ change }: Choice) => {
    // The button is about to go.
    heading.current?.focus()
    mutate(change, { onSuccess: () => void cache.invalidateQueries({ queryKey: memoriesKey }) })
  }
  if (!hadChoices) return null
  return (
    <Section heading={words.left.heading} headingRef={heading} gap={1.5} maxWidth={640}>
      <ErrorBanner title={words.couldNotSave} error={error} />
      {choices.length > 0 && (
        <Stack component="ul" role="list" sx={{ gap: 1, ...plainList }}>
          {choices.map((choice) => (
            <Stack
              key={choice.label}
              component="li"
              direction="row"
              sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <span>{choice.label}</span>
              <Button
                size="small"
                variant="outlined"
                aria-label={words.left.bringBackOf(choice.label)}
                onClick={() => bringBack(choice)}
                sx={{ flexShrink: 0 }}
              >
                {words.left.bringBack}
              </Button>
            </Stack>
          ))}
        </Stack>
      )}
      <SecondaryText>{choices.length === 0 ? words.left.nothing : words.left.entries}</SecondaryText>
    </Section>
  )
}
