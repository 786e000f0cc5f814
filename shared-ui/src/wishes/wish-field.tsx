import { type WishLine, wishLines } from '@bucketeer/platform/text'
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
} from 'react'
import { PlusIcon } from '../icons'
import type { HeadingLevel } from '../slots/slot-props'
import { ErrorBanner } from '../states/banners'
import { PastedWishes } from './pasted-wishes'
import { useWishes } from './use-wishes'
import { words } from './words'

/** Lets a form save what is in the field before it is left, and focus it. */
export interface WishFieldHandle {
  /**
   * Saves what is in the field, the ticked lines of a pasted list, and what is being saved. Returns whether the server has
   * them; a reason against it is shown.
   */
  saveAll(): Promise<boolean>
  focus(): void
}

export interface WishFieldProps {
  /** The name of the draft that keeps what was typed. */
  draftName: string
  /** The user's id. */
  owner: string | null
  label: string
  hint: string
  /** The names of present wishes. The field asks before it adds one of them again. */
  known?: readonly string[]
  /** The level of the heading above the lines of a pasted list; default 2. */
  headingLevel?: HeadingLevel
  /** Saves wishes, all or none. Rejects with the reason. */
  onAdd(lines: WishLine[]): Promise<unknown>
  handle?: RefObject<WishFieldHandle | null>
  /** Called with what is in the field and the number of pasted lines that wait, at first and when they change. */
  onText?(text: string, waiting: number): void
}

/** The field that adds one wish with Enter, and asks which lines of a pasted list to add. */
export function WishField(props: WishFieldProps) {
  const { draftName, owner, label, hint, known = [], headingLevel = 2, onAdd, handle, onText } = props
  const field = useRef<HTMLInputElement>(null)
  const focus = () => field.current?.focus()
  const wishes = useWishes({ draftName, owner, known, onAdd, focusField: focus })
  const { text, pasted, isTextTooLong } = wishes

  const report = useEffectEvent(() => onText?.(text, pasted.length))
  useEffect(() => void report(), [text, pasted.length])
  useImperativeHandle(handle, () => ({ saveAll: wishes.saveAll, focus }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void wishes.submit()
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = wishLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    wishes.paste(lines)
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <ErrorBanner title={words.couldNotAdd} error={wishes.error} />
      <form noValidate onSubmit={onSubmit}>
        <TextField
          fullWidth
          label={label}
          helperText={isTextTooLong ? words.tooLongAlone() : hint}
          error={isTextTooLong}
          value={text}
          inputRef={field}
          onChange={({ target }) => wishes.type(target.value)}
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
          wishes={wishes}
        />
      )}
    </Stack>
  )
}
