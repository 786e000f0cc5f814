import { ApiError, keys, uploadPicture, useAuth, type User, type UserFields } from '@bucketeer/shared-auth'
import { LinkButton, useToasts } from '@bucketeer/shared-ui'
import {
  FormFrame,
  type UploadOptions,
  useChange,
  useDraft,
  useFieldProblems,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../../request'
import { ProfileFields } from './profile-fields'
import { profileDraft, type ProfileValues, valuesOf } from './profile-values'
import { words } from './words'

/** Saves the profile and updates the session and the cache. */
function useUpdateProfile({ _id, email }: User) {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  const path = '/api/user/{userId}'
  const params = { userId: _id }
  const change = useChange<UserFields, User>({
    update: (fields, options) => request('put', path, { params, body: fields, ...options }),
    version: async () => {
      const newest = await request('get', path, { params })
      return cache.setQueryData(keys.users.detail(_id), newest)?.updatedAt
    },
  })

  return async ({ updatedAt, ...values }: ProfileValues): Promise<User> => {
    const saved = await change({ ...values, ...(email && { email }) }, updatedAt)
    // Kicks, Journals and comments show name and picture, too; they are refetched when they render.
    await cache.invalidateQueries({ refetchType: 'none' })
    cache.setQueryData(keys.users.detail(_id), saved)
    // Updates the user in the auth store, for the top bar.
    void verify()
    return saved
  }
}

/** Uploads the photo and tracks a pending upload, so that saving can wait for it. */
function usePhoto() {
  const onItsWay = useRef<Promise<string> | null>(null)
  const [isUploading, setUploading] = useState(false)

  const upload = (file: File, options: UploadOptions) => {
    const arrival = uploadPicture(request, file, options)
    const settle = () => {
      if (onItsWay.current !== arrival) return
      onItsWay.current = null
      setUploading(false)
    }
    onItsWay.current = arrival
    setUploading(true)
    arrival.then(settle, settle)
    return arrival
  }

  /**
   * Returns the URL of a pending upload when it has finished, else the given one.
   * @throws ApiError when the upload fails; the user decides how to continue
   */
  const latest = async (atHand: string | null): Promise<string | null> =>
    onItsWay.current
      ? onItsWay.current.catch(() => {
          throw new ApiError(null, words.photoLost)
        })
      : atHand

  return { upload, latest, isUploading }
}

/** The form of a profile. */
export function ProfileForm({ person }: { person: User }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ ...profileDraft, owner, saved: valuesOf(person) })
  const { values, change, forget } = draft
  const { upload, latest, isUploading } = usePhoto()
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

  const leave = (
    <LinkButton to={profile} variant="outlined">
      {words.back}
    </LinkButton>
  )
  return (
    <FormFrame
      draft={draft}
      isPictureKept={!isUploading}
      onSubmit={() => send(values)}
      failure={words.failure}
      error={error}
      saveLabel={words.save}
      isBusy={isSaving}
      leave={leave}
    >
      <ProfileFields
        values={values}
        isSaving={isSaving}
        onChange={change}
        upload={upload}
        person={person}
        problemOf={problemOf}
      />
    </FormFrame>
  )
}
