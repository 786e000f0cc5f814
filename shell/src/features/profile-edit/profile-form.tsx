import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDraft, useSaving, type User } from '@bucketeer/shared-auth'
import { ErrorBanner, RestoredNotice, Stack, useToasts, useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFoot } from './form-foot'
import { ProfileFields } from './profile-fields'
import { useUpdateProfile } from './update-profile'
import { usePhoto } from './use-photo'
import { profileDraft } from './profile-draft'
import { type ProfileValues, sameValues, valuesOf } from './profile-values'
import { words } from './words'

/** The form with what is saved of a person. It loses nothing that was typed until it is saved or left on purpose. */
export const ProfileForm = ({ person }: { person: User }) => {
  const { values, isDirty, isRestored, change, forget } = useDraft({
    ...profileDraft,
    isSame: sameValues,
    saved: valuesOf(person),
  })
  const { upload, latest } = usePhoto()
  const update = useUpdateProfile(person)
  const toasts = useToasts()
  const navigate = useNavigate()
  const profile = `/user/${person._id}`
  const { send, error, isSaving } = useSaving({
    save: async (typed: ProfileValues) =>
      update({ ...typed, profilePicture: await latest(typed.profilePicture) }),
    forget,
    onSaved: () => {
      toasts.success(words.saved)
      void navigate(profile, { viewTransition: true })
    },
  })
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(values)
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
      {isRestored && <RestoredNotice onStartOver={forget} />}
      <ProfileFields
        values={values}
        state={isSaving ? 'saving' : 'editable'}
        onChange={change}
        upload={upload}
        storage={person.storage}
      />
      <ErrorBanner title={words.failure} error={error} />
      <FormFoot state={isSaving ? 'saving' : 'editable'} back={profile} onLeave={forget} />
    </Stack>
  )
}
