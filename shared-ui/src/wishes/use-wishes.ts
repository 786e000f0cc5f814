import { nameKey, type WishLine, wishLines } from '@bucketeer/platform/text'
import { useRef, useState } from 'react'
import { isBoolean, isText, listOf, orMissing, shapeOf } from '../form/shape-of'
import { useDraft } from '../form/use-draft'
import { limits } from './words'

/** A line of a pasted list that is not confirmed yet. */
export interface PastedLine extends WishLine {
  /** Whether the user unticked it. */
  isUnticked?: boolean
  /** Whether the list, or an earlier line, has the same wish. */
  isDouble?: boolean
}

/** Marks the lines whose wish is in `known` or in an earlier line, also in another spelling. */
function markDoubles(lines: readonly WishLine[], known: readonly string[]): PastedLine[] {
  const seen = new Set(known.map(nameKey))
  return lines.map((line) => {
    const key = nameKey(line.text)
    if (seen.has(key)) return { ...line, isDouble: true }
    seen.add(key)
    return line
  })
}

/** Counts code points, as the server does: an emoji is one character. */
export const isTooLong = ({ text }: WishLine) => [...text].length > limits.characters

/** Returns the lines that become wishes. */
export const tickedOf = (lines: readonly PastedLine[]) =>
  lines.filter((line) => !line.isUnticked && !isTooLong(line))

/** Returns lines for a request. `marksDone`: whether those whose box was ticked become done. */
export const linesToAdd = (lines: readonly PastedLine[], marksDone: boolean): WishLine[] =>
  tickedOf(lines).map(({ text, done }) => ({ text, done: done && marksDone }))

const isPastedLine = shapeOf<PastedLine>({
  text: isText,
  done: isBoolean,
  isUnticked: orMissing(isBoolean),
  isDouble: orMissing(isBoolean),
})

interface WishValues {
  text: string
  pasted: PastedLine[]
  marksDone: boolean
}

const isWishValues = shapeOf<WishValues>({ text: isText, pasted: listOf(isPastedLine), marksDone: isBoolean })

const emptyValues: WishValues = { text: '', pasted: [], marksDone: true }

const nothingPasted = { pasted: emptyValues.pasted, marksDone: emptyValues.marksDone }

interface WishesOptions {
  /** The name of the draft that keeps what was typed. */
  draftName: string
  /** The user's id. */
  owner: string | null
  /** The names of the wishes of the list. */
  known: readonly string[]
  /** Saves wishes, all or none. Rejects with the reason. */
  onAdd(lines: WishLine[]): Promise<unknown>
  focusField(): void
}

/** Manages what is typed and pasted into the field of wishes, and saves it. */
export function useWishes({ draftName, owner, known, onAdd, focusField }: WishesOptions) {
  const draft = useDraft({ name: draftName, owner, saved: emptyValues, isValues: isWishValues })
  const { text, pasted, marksDone } = draft.values
  const [error, setError] = useState<Error | null>(null)
  const [sending, setSending] = useState(0)
  const running = useRef<Promise<boolean>>(null)
  const isTextTooLong = wishLines(text).some(isTooLong)

  const fail = (reason: unknown) => {
    setError(reason instanceof Error ? reason : new Error(''))
    return false
  }
  /** Returns whether the server has them. A failure shows in the banner. */
  const add = async (lines: WishLine[]): Promise<boolean> => {
    setError(null)
    setSending((count) => count + 1)
    const sent = onAdd(lines).then(() => true, fail)
    running.current = sent
    const isAdded = await sent
    setSending((count) => count - 1)
    if (running.current === sent) running.current = null
    return isAdded
  }
  return {
    text,
    pasted,
    /** Whether lines whose box was ticked become done. */
    marksDone,
    isTextTooLong,
    error,
    isSending: sending > 0,
    type: (next: string) => {
      // The length error of the field replaces an older error.
      if (wishLines(next).some(isTooLong)) setError(null)
      draft.change({ text: next })
    },
    paste: (lines: WishLine[]) => {
      setError(null)
      const marked = markDoubles(lines, [...known, ...pasted.map(({ text }) => text)])
      const asked = marked.map((line) => (line.isDouble ? { ...line, isUnticked: true } : line))
      draft.change({ pasted: [...pasted, ...asked] })
    },
    changePasted: (lines: PastedLine[]) => draft.change({ pasted: lines }),
    markDone: (marksDone: boolean) => draft.change({ marksDone }),
    /** Saves the typed wish. Asks first if the list has it. */
    submit: async () => {
      const lines = wishLines(text).map(({ text }) => ({ text, done: false }))
      if (lines.length === 0) return
      if (isTextTooLong) return focusField()
      const marked = markDoubles(lines, known)
      if (marked.some(({ isDouble }) => isDouble))
        return draft.change({ text: '', pasted: [...pasted, ...marked] })
      // The next wish can be typed while this one is sent.
      draft.change({ text: '' })
      if (await add(lines)) return
      const { text: next, pasted: waiting } = draft.current()
      draft.change(next ? { pasted: [...waiting, ...lines] } : { text })
    },
    addPasted: async (lines: WishLine[]) => {
      if (!(await add(lines))) return
      // Keeps lines that were pasted during the request.
      if (draft.current().pasted === pasted) draft.change(nothingPasted)
      focusField()
    },
    discardPasted: () => {
      setError(null)
      draft.change(nothingPasted)
      focusField()
    },
    /** Saves what is typed, the ticked lines of a pasted list, and what is being saved. Returns whether the server has it. */
    saveAll: async () => {
      if ((await running.current) === false) return false
      const { text, pasted, marksDone } = draft.current()
      if (wishLines(text).some(isTooLong)) {
        focusField()
        return false
      }
      const lines = [
        ...linesToAdd(pasted, marksDone),
        ...wishLines(text).map(({ text }) => ({ text, done: false })),
      ]
      // The list says that these are too many.
      if (lines.length > limits.lines) return false
      if (lines.length > 0 && !(await add(lines))) return false
      // Lines that are too long are kept for another time.
      draft.change({ ...emptyValues, pasted: pasted.filter(isTooLong) })
      return true
    },
  }
}
