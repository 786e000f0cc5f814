import type { Bucket } from '@bucketeer/shared-auth'
import { Button, Picture, plainList, radius, Stack, Typography, useDebounced } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { WishField, type WishFieldHandle } from '@bucketeer/shared-ui/social'
import { useRef, useState } from 'react'
import { KickRow } from '../../wishes/kick-row'
import { kicksOf, useAddSomeday } from '../../wishes/own-wishes'
import { StepFrame, type StepProps } from './step-frame'
import { words } from './words'

const coverLook = { height: 'clamp(96px, 18vh, 168px)', borderRadius: radius.card }

/** How long typing pauses before the cover is drawn anew, in milliseconds. */
const pauseMs = 250

/** Draws the cover that a wish gets, while it is typed. */
function LiveCover({ text }: { text: string }) {
  const paused = useDebounced(text, pauseMs)
  const cover = { name: paused.trim() || words.question, kind: 'Bucket', ratio: '21/9' } as const
  return <Picture src={null} alt="" cover={cover} style={coverLook} />
}

/** The limit of the server. */
const maxName = 200
/** How many wishes are shown. */
const shownWishes = 5

/** Offers another name for the Bucket. */
function BucketName({ value, onChange }: { value: string; onChange(name: string): void }) {
  const [isOpen, setOpen] = useState(value !== words.someday)
  if (!isOpen)
    return (
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(true)}
        sx={{
          alignSelf: 'flex-start',
          marginLeft: -0.5,
          color: 'text.secondary',
          whiteSpace: 'normal',
          textAlign: 'left',
        }}
      >
        {words.wishes.rename}
      </Button>
    )
  return (
    <TextField
      size="small"
      label={words.wishes.name}
      value={value}
      autoFocus={value === words.someday}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: maxName, autoComplete: 'off' } }}
    />
  )
}

interface WishStepProps extends StepProps {
  buckets: readonly Bucket[]
  bucketName: string
  onBucketName(name: string): void
}

/** Step 1: the first wishes. */
export function WishStep({ buckets, bucketName, onBucketName, owner, ...frame }: WishStepProps) {
  const [text, setText] = useState('')
  const name = bucketName.trim() || words.someday
  const { mutateAsync } = useAddSomeday(name)
  const field = useRef<WishFieldHandle>(null)
  const [isLeaving, setLeaving] = useState(false)
  /** Saves what was written or pasted before the next step, and stays if that fails. */
  const goOn = async () => {
    setLeaving(true)
    if (await field.current?.saveAll()) frame.onGo(1)
    else setLeaving(false)
  }
  const wishes = kicksOf(buckets)
  const hidden = wishes.length - shownWishes
  return (
    <StepFrame
      {...frame}
      step="wishes"
      title={words.question}
      intro={words.intro}
      isSaving={isLeaving}
      onGo={() => void goOn()}
    >
      <LiveCover text={text} />
      <WishField
        handle={field}
        draftName="welcome.wishes"
        owner={owner}
        label={words.wishes.field}
        hint={words.wishes.hint(name)}
        headingLevel={frame.headingLevel === 2 ? 3 : 4}
        known={wishes.map((kick) => kick.name)}
        onAdd={mutateAsync}
        onText={setText}
      />
      {wishes.length === 0 && <BucketName value={bucketName} onChange={onBucketName} />}
      {wishes.length > 0 && (
        <Stack component="ul" role="list" aria-label={words.wishes.list} sx={{ gap: 1, ...plainList }}>
          {wishes.slice(-shownWishes).map((kick) => (
            <KickRow key={kick._id} kick={kick} />
          ))}
        </Stack>
      )}
      {hidden > 0 && <Typography variant="body2">{words.wishes.more(hidden)}</Typography>}
    </StepFrame>
  )
}
