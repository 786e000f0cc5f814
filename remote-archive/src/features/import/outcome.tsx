import { Alert, Button, ErrorBanner, formatDay, LinkButton, Stack, Typography } from '@bucketeer/shared-ui'
import { Checkbox, ConfirmDialog, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { type Import, sentenceOf, titleOf, useImportChange } from '../../imports/import-calls'
import { Progress } from '../../imports/progress'
import { request } from '../../request'
import { ChoicesForm } from './choices-form'
import { RowList } from './row-list'
import { words } from './words'

interface ImportProps {
  found: Import
}

/** Shows the progress of reading, bringing in or taking back. */
export const Working = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 1 }}>
    <Progress label={titleOf(found)} done={found.done} total={found.total} />
    <Typography variant="body2" color="textSecondary">
      {words.goesOn}
    </Typography>
  </Stack>
)

/** Only a ZIP has photos; one of Google has their addresses alone. */
const mayHavePhotos = ({ source, fileName }: Import) => source !== 'google' && /\.zip$/i.test(fileName)

/** Brings in what is new, with its photos or without. */
export function Bringing({ found }: ImportProps) {
  const { _id: importId, counts, choices } = found
  const bringing = useImportChange(importId, () =>
    request('post', '/api/import/{importId}/bring', { params: { importId } }),
  )
  const choosing = useImportChange(importId, (photosLeftOut: boolean) =>
    request('put', '/api/import/{importId}/choices', { params: { importId }, body: { photosLeftOut } }),
  )
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.couldNotBring} error={bringing.error ?? choosing.error} />
      {mayHavePhotos(found) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choosing.isPending ? choosing.variables : choices.photosLeftOut === true}
              onChange={(_event, checked) => choosing.mutate(checked)}
            />
          }
          label={words.withoutPhotos}
        />
      )}
      <Button
        variant="contained"
        loading={bringing.isPending}
        disabled={counts.new === 0 || choosing.isPending}
        onClick={() => bringing.mutate()}
      >
        {words.bring(counts.new)}
      </Button>
    </Stack>
  )
}

/** Takes back everything that came, after a question. */
export function TakeBack({ found: { _id: importId, takeBackUntil } }: ImportProps) {
  const [isAsking, setAsking] = useState(false)
  const taking = useImportChange(importId, () =>
    request('post', '/api/import/{importId}/take-back', { params: { importId } }),
  )
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ErrorBanner title={words.takeBack.failure} error={taking.error} />
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {words.takeBack.button}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {words.takeBack.until(formatDay(takeBackUntil))}
      </Typography>
      <ConfirmDialog
        open={isAsking}
        title={words.takeBack.question}
        text={words.takeBack.consequence}
        confirm={words.takeBack.button}
        tone="error"
        busy={taking.isPending}
        onConfirm={() => taking.mutate(undefined, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}

/** The result of taking an import back, with the things that were kept because the user has edited them. */
export const TakenBack = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 3 }}>
    {found.counts.kept > 0 ? (
      <>
        <Typography>{words.kept(found.counts.kept)}</Typography>
        <RowList found={found} state="kept" />
      </>
    ) : (
      <Typography>{words.nothingKept}</Typography>
    )}
    <ToArchive />
  </Stack>
)

const ToArchive = () => (
  <div>
    <LinkButton to="/archive" variant="outlined">
      {words.another}
    </LinkButton>
  </div>
)

/** Says why a file cannot be read, and asks again if another choice may help. */
export const Failed = ({ found }: ImportProps) => (
  <Stack sx={{ gap: 3 }}>
    <Alert severity="error">{found.problem ? sentenceOf(found.problem) : words.unknownProblem}</Alert>
    {found.asks && <ChoicesForm found={found} />}
    <ToArchive />
  </Stack>
)
