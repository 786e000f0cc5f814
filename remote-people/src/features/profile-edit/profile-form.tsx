import { keys, useAuth, type User, type UserFields } from '@bucketeer/shared-auth'
import { LinkButton, useToasts } from '@bucketeer/shared-ui'
import {
  FormFrame,
  useChange,
  useDraft,
  useFieldProblems,
  usePictureWait,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
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

const notes = () => ({ none: null, waiting: words.waiting, lost: words.photoLost })

/** The form of a profile. */
export function ProfileForm({ person }: { person: User }) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ ...profileDraft, owner, saved: valuesOf(person) })
  const { values, change, forget } = draft
  const update = useUpdateProfile(person)
  const toasts = useToasts()
  const navigate = useNavigate()
  const profile = `/user/${person._id}`
  const { send, error, isSaving } = useSaving({
    save: update,
    forget,
    onSaved: () => {
      toasts.success(words.saved)
      void navigate(profile, { viewTransition: true })
    },
  })
  const { phase, isUploading, saveWithPicture, onBusyChange } = usePictureWait(values.profilePicture, () =>
    send(values),
  )
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
      onSubmit={saveWithPicture}
      failure={words.failure}
      error={error}
      saveLabel={words.save}
      isBusy={isSaving || phase === 'waiting'}
      note={notes()[phase]}
      leave={leave}
    >
      <ProfileFields
        values={values}
        isSaving={isSaving}
        onChange={change}
        onUploadBusy={onBusyChange}
        person={person}
        problemOf={problemOf}
      />
    </FormFrame>
  )
}
