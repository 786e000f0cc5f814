import { useAuth } from '@bucketeer/shared-auth'
import { Box, Button, ErrorBanner, LinkButton, PlusIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { forgetSample, isWaiting, keepSample } from './kept-samples'
import type { SampleKick } from './sample-kicks'
import { SavedNote } from './saved-note'
import { useSavedSample } from './use-saved-sample'
import { words } from './words'

/** Saves a sample Kick in 'Someday', at once if it was chosen before the login. */
function MemberSave({ sample, userId }: { sample: SampleKick; userId: string }) {
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
          text={words.savedIn}
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

interface VisitorSaveProps {
  sample: SampleKick
  /** Keeps the choice and leads to the sign-up, which leads back here. */
  onSave(): void
}

function VisitorSave({ sample: { path }, onSave }: VisitorSaveProps) {
  const [isKept, setKept] = useState(() => isWaiting(path))
  const state = { from: path }
  const save = useRef<HTMLDivElement>(null)
  const wasForgotten = useRef(false)
  // The button that was pressed has gone.
  useEffect(() => {
    if (wasForgotten.current && !isKept) save.current?.querySelector('a')?.focus()
  }, [isKept])
  if (!isKept)
    return (
      <Box ref={save}>
        <LinkButton
          // Where it leads when it is pressed before the page's scripts run, or opened in another tab.
          to={`${path}?${saveParam}`}
          variant="contained"
          size="large"
          startIcon={<PlusIcon size={20} />}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onSave()
          }}
        >
          {words.save}
        </LinkButton>
      </Box>
    )
  return (
    <Stack sx={{ gap: 1.5, maxWidth: '60ch' }}>
      <Typography>{words.kept}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to="/signup" state={state} variant="contained">
          {words.signUp}
        </LinkButton>
        <LinkButton to="/login" state={state} variant="outlined">
          {words.logIn}
        </LinkButton>
        <Button
          color="inherit"
          onClick={() => {
            forgetSample(path)
            wasForgotten.current = true
            setKept(false)
          }}
        >
          {words.forget}
        </Button>
      </Stack>
    </Stack>
  )
}

/** The query parameter of an address that asks to save the sample Kick. */
const saveParam = 'save'

/** Saves a sample Kick for a member, or keeps the choice of a visitor and leads to the sign-up. */
export function SampleActions({ sample }: { sample: SampleKick }) {
  const { path } = sample
  const { user, isLoading } = useAuth()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isAsked = query.has(saveParam)
  const leadToSignUp = () => {
    keepSample(path)
    void navigate('/signup', { state: { from: path } })
  }
  const goOn = useEffectEvent(async () => {
    keepSample(path)
    // A reload, and Back, must not ask again.
    await navigate(path, { replace: true })
    if (!user) leadToSignUp()
  })
  const isReady = isAsked && !isLoading
  useEffect(() => {
    if (isReady) void goOn()
  }, [isReady])
  // A member's choice is saved when their control appears, so it waits for the choice.
  if (user && isAsked) return null
  if (user) return <MemberSave key={user._id} sample={sample} userId={user._id} />
  return (
    <Stack style={{ visibility: isLoading || isAsked ? 'hidden' : 'visible' }}>
      <VisitorSave sample={sample} onSave={leadToSignUp} />
    </Stack>
  )
}
