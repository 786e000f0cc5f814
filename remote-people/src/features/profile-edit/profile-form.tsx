import { useNavigate } from 'react-router-dom'
import { ApiError, uploadPicture, useAuth, type User } from '@bucketeer/shared-auth'
import { LinkButton, useToasts, useUnloadWarning } from '@bucketeer/shared-ui'
import {
  FormFrame,
  type UploadOptions,
  useDraft,
  useFieldProblems,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { useRef } from 'react'
import { ProfileFields } from './profile-fields'
import { useUpdateProfile } from './update-profile'
import { profileDraft } from './profile-draft'
import { type ProfileValues, valuesOf } from './profile-values'
import { words } from './words'
import { request } from '../../request'

const lost = () => {
  throw new ApiError(null, words.photoLost)
}

/** Uploads the photo and tracks a pending upload, so that saving can wait for it. */
const usePhoto = () => {
  const onItsWay = useRef<Promise<string> | null>(null)

  const upload = (file: File, options: UploadOptions) => {
    const arrival = uploadPicture(request, file, options)
    const settle = () => {
      if (onItsWay.current === arrival) onItsWay.current = null
    }
    onItsWay.current = arrival
    arrival.then(settle, settle)
    return arrival
  }

  /**
   * Returns the URL of a pending upload when it has finished, else the given one.
   * @throws ApiError when the upload fails; the user decides how to continue
   */
  const latest = async (atHand: string | null): Promise<string | null> =>
    onItsWay.current ? onItsWay.current.catch(lost) : atHand

  return { upload, latest }
}

/** The form of a profile. It keeps a draft until it is saved or left by a link. */
export const ProfileForm = ({ person }: { person: User }) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, change, forget } = useDraft({
    ...profileDraft,
    owner,
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
  const problemOf = useFieldProblems(error, values)
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')

  const leave = (
    <LinkButton to={profile} variant="outlined" onClick={forget}>
      {words.back}
    </LinkButton>
  )
  return (
    <FormFrame
      isRestored={isRestored}
      onStartOver={forget}
      onSubmit={() => send(values)}
      failure={words.failure}
      error={error}
      saveLabel={words.save}
      isBusy={isSaving}
      leave={leave}
    >
      <ProfileFields
        values={values}
        state={isSaving ? 'saving' : 'editable'}
        onChange={change}
        upload={upload}
        storage={person.storage}
        problemOf={problemOf}
      />
    </FormFrame>
  )
}
