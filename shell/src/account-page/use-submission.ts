import { ApiError } from '@bucketeer/shared-auth'
import {
  type FieldProblem,
  focusInvalidField,
  isText,
  oneOf,
  problemProps,
  shapeOf,
} from '@bucketeer/shared-ui/forms'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { words } from './words'

/** Adds the e-mail that was typed to a history state, for the next form that asks for it. */
export const withEmail = (state: object | null, email: string): object | null =>
  email.trim() === '' ? state : { ...state, email: email.trim() }

const hasEmail = shapeOf<{ email: string }>({ email: isText })

/** Returns the e-mail of a history state of {@link withEmail}, or ''. */
export const typedEmail = (state: unknown): string => (hasEmail(state) ? state.email : '')

/** Adds to a history state that its user has just signed up. */
export const justSignedUp = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : {}),
  hasJustSignedUp: true,
})

/** Returns whether a history state is one of {@link justSignedUp}. Browsers keep it over a reload. */
export const hasJustSignedUp = shapeOf<{ hasJustSignedUp: true }>({ hasJustSignedUp: oneOf([true]) })

export type Submission = ReturnType<typeof useSubmission>

/** Returns what is wrong with the fields of a form by its attributes `required` and `type`. */
const problemsIn = (form: HTMLFormElement): FieldProblem[] =>
  [...form.elements].flatMap((field) => {
    if (!(field instanceof HTMLInputElement) || field.validity.valid) return []
    const { name, validity } = field
    const missing = words.missing[name] ?? words.missing.other
    return [{ field: name, message: validity.valueMissing ? missing : words.wrongEmail }]
  })

/**
 * Submits a form, one attempt at a time.
 * @param send rejects to show an error. When it resolves, the form stays busy, because the caller leaves the page; with
 * `'empty'` it is emptied, for the next attempt
 */
export function useSubmission(send: (fields: FormData) => Promise<unknown>) {
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The errors of the form; each attempt has a new array.
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [edited, setEdited] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems.length > 0) focusInvalidField(form.current)
  }, [problems])

  const refuse = (found: readonly FieldProblem[]) => {
    setProblems(found)
    setEdited([])
  }
  const submit = async (fields: FormData) => {
    setBusy(true)
    try {
      const next = await send(fields)
      setError(null)
      if (next !== 'empty') return
      form.current?.reset()
      setBusy(false)
    } catch (failure) {
      // Only messages of the API are meant for users.
      setError(failure instanceof ApiError ? failure : new Error(''))
      refuse(failure instanceof ApiError ? failure.problems : [])
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = problemsIn(event.currentTarget)
    refuse(found)
    if (found.length === 0) void submit(new FormData(event.currentTarget))
  }
  const onEdited = (field: string) => setEdited((before) => [...before, field])
  const problemOf = (name: string) =>
    edited.includes(name) ? undefined : problems.find(({ field }) => field === name)?.message

  return {
    /** The error of the last attempt; it stays until the next one has ended. */
    error,
    isBusy,
    /** Returns the props of a required text field, with what is wrong until it is edited. */
    textFieldProps: (name: string) => ({ name, required: true, ...problemProps(problemOf(name)) }),
    /** Returns the same for a `PasswordField`. */
    passwordFieldProps: (name: string, autoComplete: 'current-password' | 'new-password') => ({
      name,
      autoComplete,
      required: true,
      problem: problemOf(name),
    }),
    /** Forgets what was wrong with a field. */
    onEdited,
    /** Props of the form. The browser's own messages show one field at a time, so the form has its own. */
    form: {
      noValidate: true,
      ref: form,
      onSubmit,
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement) onEdited(target.name)
      },
    },
  }
}

/** Returns the text of a form field, or '' if it is missing. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
