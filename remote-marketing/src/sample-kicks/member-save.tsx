import { Button, ErrorBanner, PlusIcon, Stack } from '@bucketeer/shared-ui'
import { useEffect, useRef } from 'react'
import { isWaiting } from './kept-samples'
import type { SampleKick } from './sample-kicks'
import { SavedNote } from './saved-note'
import { useSavedSample } from './use-saved-sample'
import { words } from './words'

/** Saves a sample Kick in 'Someday', at once if it was chosen before the login. */
export function MemberSave({ sample, userId }: { sample: SampleKick; userId: string }) {
  const { saved, save, undo, ...wish } = useSavedSample(sample, userId)
  const saveButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isWaiting(sample.path)) save()
    // Only when the page opens: later the user presses.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  // The pressed button was disabled during the request, or has gone.
  useEffect(() => {
    if (wish.isBusy || !wasPressed.current) return
    wasPressed.current = false
    ;(saved ? undoButton : saveButton).current?.focus()
  }, [saved, wish.isBusy])
  const press = (act: () => void) => {
    wasPressed.current = true
    act()
  }
  return (
    <Stack role="status" sx={{ gap: 1.5 }}>
      {saved ? (
        <SavedNote
          label={words.savedIn}
          wish={saved}
          undoError={wish.undoError}
          isBusy={wish.isBusy}
          undoButton={undoButton}
          onUndo={() => press(undo)}
        />
      ) : (
        <>
          <ErrorBanner title={words.couldNotSave} error={wish.saveError} />
          <Button
            ref={saveButton}
            variant="contained"
            size="large"
            loading={wish.isBusy}
            aria-busy={wish.isBusy}
            startIcon={<PlusIcon size={20} />}
            onClick={() => press(save)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {words.save}
          </Button>
        </>
      )}
    </Stack>
  )
}
