import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import {
  Box,
  Button,
  CheckIcon,
  ErrorBanner,
  lazyResource,
  PlusIcon,
  Stack,
  Typography,
  useLazyDisclosure,
  visuallyHidden,
  withElements,
} from '@bucketeer/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { lastBucket, usePlacement } from './use-placement'
import { words } from './words'

const checklist = lazyResource(async () => (await import('./bucket-checklist')).BucketChecklist)

// Both fit beside a short name on a phone.
const slim = { minWidth: 0, minHeight: 36, paddingInline: 1 }

/** About the width of the button `SaveKick`, with either label, in a text of its size. */
export const widthOfSaving = () => `calc(${Math.max(words.save.length, words.saved.length)}ch + 44px)`

interface SaveKickProps {
  kick: Pick<Kick, '_id' | 'name' | 'inBuckets'>
  /** The user's Buckets; undefined while they load. */
  buckets: Bucket[] | undefined
  /** The Bucket that is being filled. Without one, the Bucket that was used last. */
  into?: Bucket | undefined
  /** The id of the element that names the Kick, on pages with several Kicks. */
  describedBy?: string
}

/** Puts the Kick into a Bucket in one touch, and says in which on a line of its own. Its parent is a row that wraps. */
export function SaveKick({ kick, buckets, into, describedBy }: SaveKickProps) {
  const userId = useAuth(({ user }) => user?._id) ?? ''
  const { mutate, isPending, error, variables } = usePlacement(kick)
  const [justSavedIn, setJustSavedIn] = useState<Pick<Bucket, '_id' | 'name'> | null>(null)
  const { value: BucketChecklist, state, open, close } = useLazyDisclosure(checklist)
  const button = useRef<HTMLButtonElement>(null)
  const wasUndone = useRef(false)
  const isSaved = into ? kick.inBuckets.includes(into._id) : kick.inBuckets.length > 0
  const isJustSaved = justSavedIn !== null && kick.inBuckets.includes(justSavedIn._id)

  // 'Undo' is gone after it was pressed.
  useEffect(() => {
    if (isPending || justSavedIn || !wasUndone.current) return
    wasUndone.current = false
    button.current?.focus()
  }, [isPending, justSavedIn])

  const save = () => {
    if (!buckets || isPending) return
    const bucket = into ?? lastBucket(userId, buckets) ?? null
    mutate({ bucket, isIn: true }, { onSuccess: setJustSavedIn })
  }
  const undo = () => {
    if (!justSavedIn || isPending) return
    wasUndone.current = true
    mutate({ bucket: justSavedIn, isIn: false }, { onSuccess: () => setJustSavedIn(null) })
  }
  const hasNews = isJustSaved || error !== null || state === 'failed'
  return (
    <>
      <Button
        ref={button}
        data-toolbar-start=""
        size="small"
        variant={isSaved ? 'text' : 'outlined'}
        color={isSaved ? 'secondary' : 'primary'}
        startIcon={isSaved ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        loading={isPending}
        disabled={!buckets}
        aria-haspopup={isSaved ? 'dialog' : undefined}
        aria-describedby={describedBy}
        onClick={isSaved ? open : save}
        sx={{ minHeight: 36, flexShrink: 0 }}
      >
        {isSaved ? words.saved : words.save}
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isJustSaved && words.savedIn(justSavedIn.name)}
      </Box>
      <Stack sx={{ flexBasis: '100%', minWidth: 0, display: hasNews ? undefined : 'none' }}>
        <ErrorBanner
          title={variables?.isIn === false ? words.couldNotRemove : words.couldNotSave}
          error={error}
        />
        {state === 'failed' && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {words.couldNotOpen}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
          {isJustSaved && (
            <>
              <Typography variant="body2" component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {withElements(words.savedIn, <em>{justSavedIn.name}</em>)}
              </Typography>
              <Button size="small" aria-describedby={describedBy} onClick={open} sx={slim}>
                {words.change}
              </Button>
              <Button size="small" aria-describedby={describedBy} onClick={undo} sx={slim}>
                {words.undo}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {state === 'open' && BucketChecklist && buckets && (
        <BucketChecklist kick={kick} buckets={buckets} onClose={close} />
      )}
    </>
  )
}
