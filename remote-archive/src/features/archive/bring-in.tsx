import {
  Box,
  plainList,
  PlusIcon,
  radius,
  Section,
  styled,
  Typography,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import { useDroppedFiles } from '@bucketeer/shared-ui/forms'
import { type ChangeEvent, useId } from 'react'
import { PrivateNote } from '../../imports/private-note'
import { UploadProgress } from '../../imports/upload-progress'
import type { Upload } from '../../imports/use-upload'
import { words } from './words'

const sources = [
  'bucketeer',
  'adventurelog',
  'google',
  'polarsteps',
  'swarm',
  'gpx',
  'ics',
  'csv',
  'markdown',
] as const

export const DropArea = styled('label')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& svg': { color: theme.vars.palette.secondary.main },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[data-over]': { borderStyle: 'solid', borderColor: theme.vars.palette.secondary.main },
  '&:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: 2,
  },
}))

/** Says for each program how to get a file out of it. */
const SourceList = () => (
  <Box
    component="ul"
    role="list"
    aria-label={words.bring.sources}
    sx={{ ...plainList, display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
  >
    {sources.map((source) => (
      <li key={source}>
        <Typography variant="subtitle2" component="h3">
          {words.bring.names[source]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.bring.how[source]}
        </Typography>
      </li>
    ))}
  </Box>
)

/** Takes a file of another program. */
export function BringIn({ upload }: { upload: Upload }) {
  const hint = useId()
  const send = (file: File | undefined) => file && upload.send('file', file.name, async () => file)
  const { isOver, handlers } = useDroppedFiles(([file]) => !upload.isRunning && send(file))
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    send(target.files?.[0])
    // Without this, choosing the same file again fires no change event.
    target.value = ''
  }
  return (
    <Section heading={words.bring.heading}>
      <Typography>{words.bring.text}</Typography>
      <PrivateNote />
      {upload.state?.from === 'file' ? (
        <UploadProgress upload={upload} from="file" />
      ) : (
        <DropArea {...handlers} data-over={isOver || undefined}>
          <input
            type="file"
            aria-describedby={hint}
            disabled={upload.isRunning}
            style={visuallyHidden}
            onChange={choose}
          />
          <PlusIcon size={32} strokeWidth={1.5} />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {isOver ? words.bring.drop : words.bring.choose}
          </Typography>
          <Typography id={hint} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {words.bring.limits}
          </Typography>
        </DropArea>
      )}
      <SourceList />
    </Section>
  )
}
