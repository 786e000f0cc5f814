import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { ImageIcon } from '../icons'
import { useLoaded } from '../lazy/use-loaded'
import type { Point } from '../map'
import { areaOf, type Days, type PhotoFacts } from './photo-facts'
import { words } from './words'

/** The town and the country of a position, as `/api/places/nearest` returns them. */
interface NearSpot {
  spot: { town: string | null; country: string | null; isAtSea: boolean }
}

export interface PhotoFactsOfferProps {
  facts: PhotoFacts
  /** The call for the names of a position: that of `placeCalls`. It gets a rounded position until the user takes the place. */
  nearest(point: Point, signal: AbortSignal): Promise<NearSpot>
  /** Takes the days. Missing where there is no room for them. */
  onDays?: ((days: Days) => void) | undefined
  /** Takes the exact position. */
  onPlace?: ((point: Point) => void) | undefined
  /** Takes the names of the place, for a text; with the days, unless `onDays` takes them. */
  onText?: ((text: string) => void) | undefined
}

/** Offers when and where photos were taken. Nothing is set, and the exact position is sent nowhere, before it is taken. */
export function PhotoFactsOffer({ facts, nearest, onDays, onPlace, onText }: PhotoFactsOfferProps) {
  const { days, point } = facts
  const [used, setUsed] = useState<readonly string[]>([])
  const [isDeclined, setDeclined] = useState(false)
  const paper = useRef<HTMLDivElement>(null)
  const textDays = onDays ? null : days

  const takeText = async (take: (text: string) => void) => {
    const names = point && (await nearest(point, new AbortController().signal).catch(() => null))
    const text = words.facts.text(names ? names.spot : null, textDays)
    if (text !== '') take(text)
  }
  const choices = [
    {
      key: `days ${days?.on} ${days?.until}`,
      label: days?.until ? words.facts.useDays : words.facts.useDay,
      use: days && onDays && (() => onDays(days)),
    },
    { key: 'place', label: words.facts.usePlace, use: point && onPlace && (() => onPlace(point)) },
    {
      key: 'text',
      label: words.facts.addText,
      use: (point || textDays) && onText && (() => void takeText(onText)),
    },
  ]
  const left = choices.filter(({ key, use }) => use && !used.includes(key))
  const isOffered = !isDeclined && left.length > 0
  const area = isOffered && point ? areaOf(point) : null
  // Until it is known, the offer shows degrees.
  const near = useLoaded(area, nearest)?.spot ?? null
  if (!isOffered && used.length === 0) return null
  return (
    <Paper
      ref={paper}
      role="status"
      tabIndex={-1}
      variant="outlined"
      sx={{ padding: 2, borderRadius: 2, '&:focus': { outline: 'none' } }}
    >
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, '& svg': { flexShrink: 0 } }}>
          <ImageIcon size={20} />
          <Typography>{isOffered ? words.facts.taken(facts, near) : words.facts.used}</Typography>
        </Stack>
        {isOffered && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {left.map(({ key, label, use }) => (
              <Button
                key={key}
                size="small"
                variant="outlined"
                onClick={() => {
                  // The button is about to unmount, which would lose the focus.
                  paper.current?.focus()
                  setUsed([...used, key])
                  use?.()
                }}
              >
                {label}
              </Button>
            ))}
            <Button size="small" color="inherit" onClick={() => setDeclined(true)}>
              {words.facts.decline}
            </Button>
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}
