import { useState } from 'react'
import type { Audience } from './audiences'

interface AudienceSaving<Value> {
  value: Value
  onSave(audience: Value): Promise<unknown>
  onSaved(): void
}

/** Manages the choice of an audience until it is saved. A choice that failed to save stays, so that it can be repeated. */
export const useAudienceSaving = <Value extends Audience>({
  value,
  onSave,
  onSaved,
}: AudienceSaving<Value>) => {
  const [choice, setChoice] = useState<Value | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const chosen = choice ?? value

  const send = async () => {
    setSaving(true)
    try {
      await onSave(chosen)
      onSaved()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(''))
    } finally {
      setSaving(false)
    }
  }
  return {
    chosen,
    isSaving,
    /** The error of the last attempt. */
    error,
    choose: (audience: Value) => {
      if (!isSaving) setChoice(audience)
    },
    save: () => void send(),
    /** Forgets the choice when the dialog has closed. */
    reset: () => {
      setChoice(null)
      setError(null)
    },
  }
}
