import { useEffect, useRef, useState } from 'react'
import { loadPlaceDirectory } from './load-place-directory'
import { placeLabel, type PickedPlace } from './picked-place'
import type { Suggestion } from './place-directory'
import { words } from './words'

interface PlaceTextOptions {
  value: PickedPlace | null
  onChange(place: PickedPlace | null): void
}

/** What stands beside the field. */
export interface FieldNote {
  kind: 'progress' | 'done' | 'problem'
  text: string
}

const problem = (text: string): FieldNote => ({ kind: 'problem', text })
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * The text of a place's field: that of the chosen place, until somebody types something else. What was typed stands for
 * no place until one is chosen, or until the field is left: then the first match is taken.
 */
export function usePlaceText({ value, onChange }: PlaceTextOptions) {
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<FieldNote | null>(null)
  const turn = useRef(0)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  const type = (text: string) => {
    turn.current += 1
    setTyped(text)
    setNote(null)
    if (value) onChange(null)
  }

  /** Takes what the search gives, unless something else was typed or chosen meanwhile. */
  const take = async (
    find: () => Promise<Suggestion | undefined>,
    noteOf: (place: PickedPlace) => FieldNote | null,
  ) => {
    turn.current += 1
    const started = turn.current
    const isStale = () => turn.current !== started || latest.current !== null
    try {
      const suggestion = await find()
      const place = await suggestion?.locate()
      if (isStale()) return
      if (!place) return setNote(problem(words.field.noMatch(typed.trim())))
      onChange(place)
      setNote(noteOf(place))
    } catch (error) {
      if (!isStale()) setNote(problem(words.field.failed(reasonOf(error))))
    }
  }

  const choose = (suggestion: Suggestion) => {
    setTyped(suggestion.name)
    void take(
      async () => suggestion,
      () => null,
    )
  }

  const isSettled = value !== null || typed.trim() === ''
  const settle = () => {
    const text = typed.trim()
    if (isSettled || note?.kind === 'progress') return
    setNote({ kind: 'progress', text: words.field.settling(text) })
    void take(
      async () => (await (await loadPlaceDirectory()).search(text))[0],
      (place) => ({ kind: 'done', text: words.field.taken(placeLabel(place)) }),
    )
  }

  const isOfOtherPlace = note?.kind !== 'done' && value !== null
  return {
    text: value ? placeLabel(value) : typed,
    /** What was typed and stands for no place yet. */
    query: value ? '' : typed,
    note: isOfOtherPlace ? null : note,
    isSettled,
    /** Whether the first match is being looked for. */
    isSettling: note?.kind === 'progress',
    type,
    choose,
    settle,
  }
}
