import { useDebounced } from '@bucketeer/shared-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ownPlace, type PickedPlace, placeLabel } from './picked-place'
import { exactMatch, loadPlaceDirectory, mapProvider, type Suggestion } from './place-directory'
import { words } from './words'

/** Debounce in milliseconds (S9.10). */
const pauseAfterTyping = 200

/** Returns whether a text has a letter or a digit. */
const isName = (text: string) => /[\p{L}\p{N}]/u.test(text)

export interface PlaceSearch {
  /** Suggestions, the best match first; previous ones while a search is running. */
  places: Suggestion[]
  /** Whether the suggestions may be outdated. */
  isSearching: boolean
  /** Whether the suggestions, or the error, belong to the current text. */
  isAnswered: boolean
  error: Error | null
}

/** Searches places with a debounce; returns nothing for an empty text. */
export function usePlaceSearch(query: string): PlaceSearch {
  const typed = query.trim()
  const text = useDebounced(typed, pauseAfterTyping)
  const { data, isFetching, error } = useQuery({
    queryKey: ['place-search', mapProvider(), text],
    queryFn: async ({ signal }) => (await loadPlaceDirectory()).search(text, signal),
    enabled: isName(text),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  if (!isName(typed)) return { places: [], isSearching: false, isAnswered: false, error: null }
  const isSearching = isFetching || text !== typed
  return { places: data ?? [], isSearching, isAnswered: !isSearching, error }
}

/** The message beside the field. */
export interface FieldNote {
  kind: 'progress' | 'done' | 'problem'
  text: string
}

const maxGuesses = 3

const problem = (text: string): FieldNote => ({ kind: 'problem', text })
const done = (text: string): FieldNote => ({ kind: 'done', text })
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Manages the text of a place field. Typing clears the chosen place. On blur it chooses an exact match, or keeps the text
 * and offers the nearest places as guesses.
 */
export function usePlaceText(value: PickedPlace | null, onChange: (place: PickedPlace | null) => void) {
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<FieldNote | null>(null)
  const [guesses, setGuesses] = useState<Suggestion[]>([])
  const turn = useRef(0)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  const type = (text: string) => {
    turn.current += 1
    setTyped(text)
    setNote(null)
    setGuesses([])
    if (value) onChange(null)
  }

  /** Applies the result of the work, unless text or choice have changed in the meantime. */
  const unlessStale = async <Result>(work: () => Promise<Result>, show: (result: Result) => void) => {
    turn.current += 1
    const started = turn.current
    const isStale = () => turn.current !== started || latest.current !== null
    try {
      const result = await work()
      if (!isStale()) show(result)
    } catch (error) {
      if (!isStale()) setNote(problem(words.field.failed(reasonOf(error))))
    }
  }

  const choose = (suggestion: Suggestion) => {
    type(suggestion.name)
    void unlessStale(() => suggestion.locate(), onChange)
  }

  /** Takes the typed text as the name of a spot that the user then picks on the map. */
  const chooseOwnName = () => {
    const name = typed.trim()
    type(name)
    onChange(ownPlace(name))
  }

  const search = async (text: string) => {
    const found = await (await loadPlaceDirectory()).search(text)
    return { found, place: await exactMatch(text, found)?.locate() }
  }

  const isSettled = value !== null || typed.trim() === ''
  const settle = () => {
    const text = typed.trim()
    if (isSettled || note?.kind === 'progress') return
    setNote({ kind: 'progress', text: words.field.settling(text) })
    void unlessStale(
      () => search(text),
      ({ found, place }) => {
        if (place) {
          onChange(place)
          setNote(done(words.field.taken(placeLabel(place))))
        } else {
          setNote(problem(found.length > 0 ? words.field.noExactMatch(text) : words.field.noMatch(text)))
          setGuesses(found.slice(0, maxGuesses))
        }
      },
    )
  }

  const isOfOtherPlace = note?.kind !== 'done' && value !== null
  const noteOnPlace = isOfOtherPlace ? null : note
  const isWithoutSpot = value?.isOwnName === true && value.location === null
  return {
    text: value ? placeLabel(value) : typed,
    /** Typed text without a chosen place. */
    query: value ? '' : typed,
    note: isWithoutSpot ? done(words.field.clickForOwnName(value.name)) : noteOnPlace,
    /** Guesses for the text after blur. */
    guesses: value ? [] : guesses,
    /** Whether blur found no exact match for the text. */
    isUnknown: value === null && note?.kind === 'problem',
    isSettled,
    /** Whether the lookup on blur is running. */
    isSettling: note?.kind === 'progress',
    type,
    choose,
    chooseOwnName,
    settle,
  }
}
