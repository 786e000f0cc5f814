import { Box, plainList, PlusIcon, Section, Typography } from '@bucketeer/shared-ui'
import { PrivateNote } from '../../imports/private-note'
import { UploadProgress } from '../../imports/upload-progress'
import type { Upload } from '../../imports/use-upload'
import { words as sharedWords } from '../../imports/words'
import { FileArea } from './file-area'
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
          {sharedWords.sources[source]}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words.bring.how[source]}
        </Typography>
      </li>
    ))}
  </Box>
)

/** Takes a file of another program. */
export const BringIn = ({ upload }: { upload: Upload }) => (
  <Section heading={words.bring.heading}>
    <Typography>{words.bring.text}</Typography>
    <PrivateNote />
    {upload.from === 'file' ? (
      <UploadProgress upload={upload} />
    ) : (
      <FileArea
        icon={<PlusIcon size={32} strokeWidth={1.5} />}
        label={words.bring.choose}
        hint={words.bring.limits}
        takesDrops
        disabled={upload.isRunning}
        onFiles={([file]) => file && upload.send({ from: 'file', name: file.name, make: async () => file })}
      />
    )}
    <SourceList />
  </Section>
)
