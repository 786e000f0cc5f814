import { useAuth } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, PlusIcon, Stack, useToasts } from '@bucketeer/shared-ui'
import { TextField, useDraft } from '@bucketeer/shared-ui/forms'
import { useRef, type ClipboardEvent, type FormEvent } from 'react'
import { PastedWishes } from './pasted-wishes'
import { useAddWishes } from './use-wishes'
import { type WishLine, wishLines } from './wish-lines'
import { words } from './words'

interface WishValues {
  text: string
  /** Lines of a pasted list that wait for a yes. */
  pasted: WishLine[]
}

const isWishLine = (line: unknown): line is WishLine =>
  typeof line === 'object' &&
  line !== null &&
  'text' in line &&
  typeof line.text === 'string' &&
  'done' in line &&
  typeof line.done === 'boolean'

const isWishValues = (kept: unknown): kept is WishValues =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'pasted' in kept &&
  Array.isArray(kept.pasted) &&
  kept.pasted.every(isWishLine)

const nothing: WishValues = { text: '', pasted: [] }

/** The field that adds one wish with Enter, and asks which lines of a pasted list to add. */
export function WishField({ bucketId }: { bucketId: string }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ name: `wishes.${bucketId}`, owner, saved: nothing, isValues: isWishValues })
  const { text, pasted } = draft.values
  const { mutateAsync, error, isPending } = useAddWishes(bucketId)
  const toasts = useToasts()
  const field = useRef<HTMLInputElement>(null)

  /** Returns whether the server has them. A failure shows in the banner. */
  const add = async (lines: WishLine[]): Promise<boolean> => {
    const isAdded = await mutateAsync(lines).then(
      () => true,
      () => false,
    )
    if (isAdded) toasts.success(words.added(lines.length))
    return isAdded
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const lines = wishLines(text).map(({ text }) => ({ text, done: false }))
    if (lines.length === 0) return
    // The next wish can be typed while this one is sent.
    draft.change({ text: '' })
    if (await add(lines)) return
    const { text: next, pasted: waiting } = draft.current()
    draft.change(next ? { pasted: [...waiting, ...lines] } : { text })
  }
  const addPasted = async (lines: WishLine[]) => {
    if (!(await add(lines))) return
    // Keeps lines that were pasted during the request.
    if (draft.current().pasted === pasted) draft.change({ pasted: [] })
    field.current?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = wishLines(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    draft.change({ pasted: [...pasted, ...lines] })
  }
  return (
    <Stack sx={{ gap: 2, maxWidth: 720 }}>
      <ErrorBanner title={words.couldNotAdd} error={error} />
      <Stack
        component="form"
        noValidate
        onSubmit={onSubmit}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <TextField
          fullWidth
          label={words.field}
          helperText={words.hint}
          value={text}
          inputRef={field}
          onChange={({ target }) => draft.change({ text: target.value })}
          onPaste={onPaste}
          slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'done' } }}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<PlusIcon size={20} />}
          // Beside the input, which is below its label.
          sx={{ flexShrink: 0, minHeight: 48, marginTop: { sm: 3 } }}
        >
          {words.add}
        </Button>
      </Stack>
      {pasted.length > 0 && (
        <PastedWishes
          key={pasted.map((line) => line.text).join('\n')}
          lines={pasted}
          isAdding={isPending}
          onAdd={addPasted}
          onCancel={() => {
            draft.change({ pasted: [] })
            field.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}
