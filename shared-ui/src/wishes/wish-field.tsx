import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useDraft } from '../form/use-draft'
import { PlusIcon } from '../icons'
import type { HeadingLevel } from '../slots/slot-props'
import { ErrorBanner } from '../states/error-banner'
import { PastedWishes } from './pasted-wishes'
import { isPastedLine, isTooLong, linesToAdd, type PastedLine, type WishLine, wishLines } from './wish-lines'
import { most, words } from './words'

interface WishValues {
  text: string
  pasted: PastedLine[]
  marksDone: boolean
}

const isWishValues = (kept: unknown): kept is WishValues =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'pasted' in kept &&
  Array.isArray(kept.pasted) &&
  kept.pasted.every(isPastedLine) &&
  'marksDone' in kept &&
  typeof kept.marksDone === 'boolean'

const nothing: WishValues = { text: '', pasted: [], marksDone: true }

const nothingPasted = { pasted: nothing.pasted, marksDone: nothing.marksDone }

export interface WishFieldHandle {
  /**
   * Saves what is in the field, the ticked lines of a pasted list, and what is being saved. Returns whether the server has
   * them; a reason against it is shown.
   */
  saveAll(): Promise<boolean>
}

export interface WishFieldProps {
  /** The name of the draft that keeps what was typed. */
  draftName: string
  /** The user's id. */
  owner: string | null
  label: string
  hint: string
  /** The level of the heading above the lines of a pasted list; default 2. */
  headingLevel?: HeadingLevel
  /** Saves wishes, all or none. Rejects with the reason. */
  onAdd(lines: WishLine[]): Promise<unknown>
  handle?: RefObject<WishFieldHandle | null>
  /** Called with what is in the field, at first and as one types. */
  onText?(text: string): void
}

/** The field that adds one wish with Enter, and asks which lines of a pasted list to add. */
export function WishField({ draftName, owner, label, hint, headingLevel = 2, ...calls }: WishFieldProps) {
  const draft = useDraft({ name: draftName, owner, saved: nothing, isValues: isWishValues })
  const { text, pasted, marksDone } = draft.values
  const [error, setError] = useState<Error | null>(null)
  const [sending, setSending] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const isTextTooLong = wishLines(text).some(isTooLong)
  const running = useRef<Promise<boolean>>(null)

  const report = useEffectEvent((shown: string) => calls.onText?.(shown))
  useEffect(() => report(text), [text])
  const type = (next: string) => {
    // The field then says what is wrong, which is newer.
    if (wishLines(next).some(isTooLong)) setError(null)
    draft.change({ text: next })
  }
  const send = async (lines: WishLine[]) => {
    setError(null)
    setSending((count) => count + 1)
    try {
      await calls.onAdd(lines)
      return true
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(''))
      return false
    } finally {
      setSending((count) => count - 1)
    }
  }
  /** Returns whether the server has them. A failure shows in the banner. */
  const add = async (lines: WishLine[]): Promise<boolean> => {
    const sent = send(lines)
    running.current = sent
    const isAdded = await sent
    if (running.current === sent) running.current = null
    return isAdded
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = wishLines(text).map(({ text }) => ({ text, done: false }))
    if (lines.length === 0) return
    if (isTextTooLong) {
      field.current?.focus()
      return
    }
    // The next wish can be typed while this one is sent.
    draft.change({ text: '' })
    if (await add(lines)) return
    const { text: next, pasted: waiting } = draft.current()
    draft.change(next ? { pasted: [...waiting, ...lines] } : { text })
  }
  const addPasted = async (lines: WishLine[]) => {
    if (!(await add(lines))) return
    // Keeps lines that were pasted during the request.
    if (draft.current().pasted === pasted) draft.change(nothingPasted)
    field.current?.focus()
  }
  const saveAll = async () => {
    if ((await running.current) === false) return false
    const { text, pasted, marksDone } = draft.current()
    if (wishLines(text).some(isTooLong)) {
      field.current?.focus()
      return false
    }
    const lines = [
      ...linesToAdd(pasted, marksDone),
      ...wishLines(text).map(({ text }) => ({ text, done: false })),
    ]
    // The list says that these are too many.
    if (lines.length > most.lines) return false
    if (lines.length > 0 && !(await add(lines))) return false
    // Lines that are too long are kept for another time.
    draft.change({ ...nothing, pasted: pasted.filter(isTooLong) })
    return true
  }
  useImperativeHandle(calls.handle, () => ({ saveAll }))
  const onPaste = (event: ClipboardEvent) => {
    const lines = wishLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    setError(null)
    draft.change({ pasted: [...pasted, ...lines] })
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <ErrorBanner title={words.couldNotAdd} error={error} />
      <form noValidate onSubmit={onSubmit}>
        <TextField
          fullWidth
          label={label}
          helperText={isTextTooLong ? words.tooLongAlone : hint}
          error={isTextTooLong}
          value={text}
          inputRef={field}
          onChange={({ target }) => type(target.value)}
          onPaste={onPaste}
          slotProps={{
            htmlInput: { autoComplete: 'off', enterKeyHint: 'done' },
            input: {
              endAdornment: (
                <Button
                  type="submit"
                  startIcon={<PlusIcon size={20} />}
                  sx={{ flexShrink: 0, minHeight: 44, marginRight: -1.5 }}
                >
                  {words.add}
                </Button>
              ),
            },
          }}
        />
      </form>
      {pasted.length > 0 && (
        <PastedWishes
          key={pasted.map((line) => line.text).join('\n')}
          headingLevel={headingLevel}
          lines={pasted}
          marksDone={marksDone}
          isAdding={sending > 0}
          onChange={(lines) => draft.change({ pasted: lines })}
          onMarkDone={(marksDone) => draft.change({ marksDone })}
          onAdd={addPasted}
          onCancel={() => {
            setError(null)
            draft.change(nothingPasted)
            field.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}
