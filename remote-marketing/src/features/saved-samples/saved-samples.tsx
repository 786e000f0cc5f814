import { useAuth } from '@bucketeer/shared-auth'
import { Button, ErrorBanner, Stack, Typography } from '@bucketeer/shared-ui'
import { useEffect, useRef, useState } from 'react'
import { isWaiting } from '../../sample-kicks/kept-samples'
import { type SampleKick, sampleKicks } from '../../sample-kicks/sample-kicks'
import { SavedNote } from '../../sample-kicks/saved-note'
import { useSavedSample } from '../../sample-kicks/use-saved-sample'
import { words } from '../../sample-kicks/words'

function SavedSample({ sample, userId }: { sample: SampleKick; userId: string }) {
  const { saved, save, undo, ...wish } = useSavedSample(sample, userId)
  useEffect(() => {
    save()
    // Once, when the piece appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const undone = useRef<HTMLParagraphElement>(null)
  const { isUndone } = wish
  // The pressed button is gone.
  useEffect(() => {
    if (isUndone) undone.current?.focus()
  }, [isUndone])
  if (saved)
    return (
      <SavedNote
        text={(bucket) => words.savedForYouIn(bucket, sample.texts.name)}
        wish={saved}
        undoError={wish.undoError}
        isBusy={wish.isBusy}
        onUndo={undo}
      />
    )
  if (isUndone)
    return (
      <Typography ref={undone} tabIndex={-1} sx={{ outline: 'none' }}>
        {words.undone}
      </Typography>
    )
  if (!wish.saveError) return <Typography>{words.saving(sample.texts.name)}</Typography>
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.couldNotSave} error={wish.saveError} />
      <Button variant="outlined" loading={wish.isBusy} onClick={save}>
        {words.again}
      </Button>
    </Stack>
  )
}

/** Saves the sample Kicks that a visitor chose before the login, and says so. */
export default function SavedSamples() {
  const userId = useAuth(({ user }) => user?._id)
  const [chosen] = useState(() => sampleKicks.filter(({ path }) => isWaiting(path)))
  if (!userId || chosen.length === 0) return null
  return (
    <Stack role="status" sx={{ gap: 1.5, paddingBlock: 1 }}>
      {chosen.map((sample) => (
        <SavedSample key={sample.path} sample={sample} userId={userId} />
      ))}
    </Stack>
  )
}
