import type { Schemas } from '@bucketeer/shared-auth'
import {
  Alert,
  Button,
  ErrorBanner,
  formatBytes,
  formatDay,
  LinkButton,
  RetryBanner,
  Section,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { ConfirmDialog } from '@bucketeer/shared-ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pollMs } from '../../imports/import-calls'
import { Progress } from '../../imports/progress'
import { saveFile } from '../../imports/save-file'
import { request } from '../../request'
import { words } from './words'

type Archive = Schemas['Archive']

const archiveKey = ['archive']

const useArchive = () =>
  useQuery({
    queryKey: archiveKey,
    queryFn: ({ signal }) => request('get', '/api/archive', { signal }),
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'making' ? pollMs : false),
  })

/** The password is asked on a page of the shell, beside which no code of a remote runs. */
const passwordPage = '/account?make=archive'

interface ArchiveProps {
  archive: Archive
  onDelete(): void
}

function ReadyArchive({ archive, onDelete }: ArchiveProps) {
  const { _id: archiveId, bytes, madeAt, expiresAt } = archive
  const download = useMutation({
    mutationFn: () => request('post', '/api/archive/{archiveId}/link', { params: { archiveId } }),
    onSuccess: ({ url }) => saveFile(url),
  })
  return (
    <>
      <Typography>
        {[words.own.madeOn(formatDay(madeAt)), expiresAt && words.own.kept(formatDay(expiresAt))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <ErrorBanner title={words.own.couldNotDownload} error={download.error} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" loading={download.isPending} onClick={() => download.mutate()}>
          {words.own.download(formatBytes(bytes ?? 0))}
        </Button>
        <LinkButton to={passwordPage} variant="outlined">
          {words.own.makeAnew}
        </LinkButton>
        <Button color="inherit" onClick={onDelete}>
          {words.own.delete}
        </Button>
      </Stack>
    </>
  )
}

interface ArchiveStateProps extends Pick<ArchiveProps, 'onDelete'> {
  archive: Archive | null
}

function ArchiveState({ archive, onDelete }: ArchiveStateProps) {
  if (archive?.state === 'ready') return <ReadyArchive archive={archive} onDelete={onDelete} />
  if (archive?.state === 'making')
    return (
      <>
        <Progress label={words.own.making} done={archive.done} total={archive.total} />
        <Typography variant="body2" color="textSecondary">
          {words.own.goesOn}
        </Typography>
        <Button variant="outlined" onClick={onDelete} sx={{ alignSelf: 'flex-start' }}>
          {words.own.stop}
        </Button>
      </>
    )
  return (
    <>
      {archive && <Alert severity="error">{words.own.failed}</Alert>}
      <LinkButton to={passwordPage} variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {archive ? words.own.retry : words.own.make}
      </LinkButton>
    </>
  )
}

/** Makes, downloads and deletes the archive of everything that the user has. */
export function OwnArchive() {
  const { data, error, isPending, refetch } = useArchive()
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const removal = useMutation({
    mutationFn: ({ _id: archiveId }: Archive) =>
      request('delete', '/api/archive/{archiveId}', { params: { archiveId } }),
    onSuccess: () => cache.setQueryData(archiveKey, { archive: null }),
    onSettled: () => setAsking(false),
  })
  const isGone = removal.isSuccess && !isAsking
  useEffect(() => {
    // The button that had the focus is gone.
    if (isGone) heading.current?.focus()
  }, [isGone])
  return (
    <Section heading={words.own.heading} headingRef={heading} gap={2}>
      <Typography>{words.own.text}</Typography>
      <RetryBanner title={words.own.couldNotGet} error={error} onRetry={() => void refetch()} />
      <ErrorBanner title={words.own.couldNotDelete} error={removal.error} />
      {isPending && <Skeleton role="status" aria-label={words.own.loading} width={200} height={56} />}
      {data && <ArchiveState archive={data.archive} onDelete={() => setAsking(true)} />}
      <ConfirmDialog
        open={isAsking}
        title={words.own.question}
        text={words.own.consequence}
        confirm={words.own.delete}
        tone="error"
        busy={removal.isPending}
        onConfirm={() => data?.archive && removal.mutate(data.archive)}
        onCancel={() => setAsking(false)}
      />
    </Section>
  )
}
