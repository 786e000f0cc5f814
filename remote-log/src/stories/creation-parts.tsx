import { keys, uploadPicture } from '@bucketeer/shared-auth'
import {
  Button,
  type CoverProps,
  ErrorBanner,
  Stack,
  Typography,
  useOnce,
  useToasts,
} from '@bucketeer/shared-ui'
import { DialogActions, DialogContent, drawCover, TextField } from '@bucketeer/shared-ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LogEntry } from '../log/entry'
import { request } from '../request'
import { useIsSheetEntry } from './use-history-entry'
import { words } from './words'

/** Returns whether a Story of an entry has a picture: the entry’s own, or that of a Kick that the user created. */
export const hasPhoto = ({ photos = [], kick, createdBy }: LogEntry) =>
  photos.length > 0 || (kick?.createdBy._id === createdBy._id && kick.pictures !== '')

/** The largest number of entries of which Stories are created at once. */
export const maxEntries = 100

/** The largest page that the server returns. */
const maxJournals = 100

export const titleLimit = 200

/** `cover` is drawn as the picture of entries without a photo. */
type NewStories = { entryIds: string[]; cover?: CoverProps } & ({ journalId: string } | { title: string })

const uploadCover = async (cover: CoverProps) => uploadPicture(request, await drawCover(cover))

/** Creates Stories of entries, and opens their Journal. */
export function useCreateStories() {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  // Back from the Journal leads to the page, not to the sheet on it, which is closed then.
  const replace = useIsSheetEntry()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ cover, ...stories }: NewStories) => {
      const body = cover ? { ...stories, pictures: await uploadCover(cover) } : stories
      return request('post', '/api/log/stories', { body })
    },
    onSuccess: ({ journal, stories, leftOut }) => {
      void cache.invalidateQueries({ queryKey: keys.journals.all })
      // A Kick names the Stories about it.
      void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
      const names = leftOut.map(({ kickName }) => kickName)
      toasts.success(
        words.created(stories),
        names.length === 0 ? {} : { detail: words.journal.leftOut(names) },
      )
      void navigate(`/journal/${journal._id}`, { replace })
    },
  })
  return { isPending, error, create: useOnce((body: NewStories) => mutateAsync(body)) }
}

/** Queries the newest Journals of the user. */
export const useOwnJournals = () =>
  useQuery(
    request.query(keys.journals.privateNewest(maxJournals), '/api/journal/private', {
      query: { limit: maxJournals },
    }),
  )

/** Asks for the title of a new Journal. */
export const TitleField = ({ value, onChange }: { value: string; onChange(title: string): void }) => (
  <TextField
    label={words.title}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: titleLimit } }}
    autoComplete="off"
    required
    fullWidth
  />
)

interface CreationFormProps {
  intro: string
  creation: { error: Error | null; isPending: boolean }
  confirm: string
  canCreate: boolean
  onCreate(): void
  onCancel(): void
  children: ReactNode
}

/** The form and the buttons of a dialog that creates Stories. */
export function CreationForm({ intro, creation, confirm, canCreate, children, ...props }: CreationFormProps) {
  const id = useId()
  const create = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canCreate) props.onCreate()
  }
  return (
    <>
      <DialogContent>
        <Stack component="form" id={id} onSubmit={create} sx={{ gap: 2.5 }}>
          <Typography>{intro}</Typography>
          <ErrorBanner title={words.couldNotCreate} error={creation.error} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          loading={creation.isPending}
          disabled={!canCreate}
        >
          {confirm}
        </Button>
      </DialogActions>
    </>
  )
}
