import type { Schemas } from '@bucketeer/shared-auth'
import {
  Alert,
  Button,
  ErrorBanner,
  formatBytes,
  formatDay,
  LinkButton,
  RetryBanner,
  SecondaryText,
  Section,
  Skeleton,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmedButton } from '../../imports/confirmed-button'
import { pollMs } from '../../imports/import-calls'
import { Progress } from '../../imports/progress'
import { saveFile } from '../../imports/save-file'
import { request } from '../../request'
import { words } from './words'

const archiveKey = ['archive']

/** The password is asked on a page of the shell, beside which no code of a remote runs. */
const passwordPage = '/account?make=archive'

interface ArchiveProps {
  archive: Schemas['Archive']
  onDeleted(): void
}

/** Deletes an archive, also while it is being made. */
function DeleteButton({ archive: { _id: archiveId, state }, onDeleted }: ArchiveProps) {
  const cache = useQueryClient()
  const removal = useMutation({
    mutationFn: () => request('delete', '/api/archive/{archiveId}', { params: { archiveId } }),
    onSuccess: () => cache.setQueryData(archiveKey, { archive: null }),
  })
  const { stop, deletion } = words.own
  return (
    <ConfirmedButton
      words={state === 'making' ? { ...deletion, button: stop } : deletion}
      mutation={removal}
      onDone={onDeleted}
      variant={state === 'making' ? 'outlined' : 'text'}
      color="inherit"
    />
  )
}

function ReadyArchive(props: ArchiveProps) {
  const { _id: archiveId, bytes, madeAt, expiresAt } = props.archive
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
        <DeleteButton {...props} />
      </Stack>
    </>
  )
}

const MakingArchive = (props: ArchiveProps) => (
  <>
    <Progress label={words.own.making} done={props.archive.done} total={props.archive.total} />
    <SecondaryText>{words.own.goesOn}</SecondaryText>
    <div>
      <DeleteButton {...props} />
    </div>
  </>
)

/** Makes, downloads and deletes the archive of everything that the user has. */
export function OwnArchive() {
  const { data, error, isPending, refetch } = useQuery({
    ...request.query(archiveKey, '/api/archive', {}),
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'making' ? pollMs : false),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const archive = data?.archive
  const isFailed = archive?.state === 'failed'
  // The button that had the focus is gone.
  const onDeleted = () => heading.current?.focus()
  return (
    <Section heading={words.own.heading} headingRef={heading} gap={2}>
      <Typography>{words.own.text}</Typography>
      <RetryBanner title={words.own.couldNotGet} error={error} onRetry={() => void refetch()} />
      {isPending && <Skeleton role="status" aria-label={words.own.loading} width={200} height={56} />}
      {archive?.state === 'ready' && <ReadyArchive archive={archive} onDeleted={onDeleted} />}
      {archive?.state === 'making' && <MakingArchive archive={archive} onDeleted={onDeleted} />}
      {isFailed && <Alert severity="error">{words.own.failed}</Alert>}
      {data && (!archive || isFailed) && (
        <LinkButton to={passwordPage} variant="contained" sx={{ alignSelf: 'flex-start' }}>
          {isFailed ? words.own.retry : words.own.make}
        </LinkButton>
      )}
    </Section>
  )
}
