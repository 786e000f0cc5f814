import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnloadWarning } from '../page/use-unload-warning'
import { type PhotoList } from './photo'
import { type PhotoStatus } from './photo-set'
import { words } from './words'

const key = 'bucketeer.photos.undescribed'

// Browsers may block storage; then the question is asked again.
const mayAsk = () => {
  try {
    return window.localStorage.getItem(key) === null
  } catch {
    return true
  }
}
const neverAskAgain = () => {
  try {
    window.localStorage.setItem(key, 'never ask')
  } catch {
    return
  }
}

const quiet: PhotoStatus = { running: 0, failed: 0 }
const isUndescribed = ({ alt }: { alt: string }) => alt.trim() === ''

/**
 * Delays saving a form until its photos are uploaded, saves nothing while some have failed, and asks once about photos
 * without a description. Pass `status` and `attention` to `PhotoSet` and `dialog` to `UndescribedDialog`.
 */
export const usePhotoSaving = ({ more }: PhotoList, save: () => void) => {
  const [status, setStatus] = useState(quiet)
  const [phase, setPhase] = useState<'none' | 'waiting' | 'lost'>('none')
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [attention, setAttention] = useState(0)
  const isDescribing = useRef(false)
  const undescribed = more.filter(isUndescribed).length
  // A draft keeps the uploaded photos only.
  useUnloadWarning(status.running > 0 || status.failed > 0 ? 'unsaved' : 'saved')

  const proceed = () => {
    if (status.failed > 0) return setPhase('lost')
    setPhase('none')
    if (undescribed === 0 || wasAsked || !mayAsk()) return save()
    setWasAsked(true)
    setAsking(true)
  }
  const proceedIfAsked = useEffectEvent(() => {
    if (phase === 'waiting' && status.running === 0) proceed()
  })
  // `status` and the photos change in one render, so the saved ones are complete.
  useEffect(() => proceedIfAsked(), [status])

  const notes = { none: null, waiting: words.form.waiting, lost: words.form.lost(status.failed) }
  const answer = (then: () => void) => () => {
    setAsking(false)
    then()
  }
  return {
    /** Saves, or waits, or asks. */
    submit: () => {
      if (status.running > 0) setPhase('waiting')
      else proceed()
    },
    note: phase === 'lost' && status.failed === 0 ? null : notes[phase],
    isWaiting: phase === 'waiting',
    attention,
    onStatus: ({ running, failed }: PhotoStatus) =>
      setStatus((before) =>
        before.running === running && before.failed === failed ? before : { running, failed },
      ),
    dialog: {
      count: undescribed,
      isOpen: isAsking,
      onClose: answer(() => undefined),
      onDescribe: answer(() => {
        isDescribing.current = true
      }),
      // While the dialog closes, the page behind it takes no focus.
      onClosed: () => {
        if (isDescribing.current) setAttention((count) => count + 1)
        isDescribing.current = false
      },
      onSave: answer(save),
      onNeverAsk: answer(() => {
        neverAskAgain()
        save()
      }),
    },
  }
}
