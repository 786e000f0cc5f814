import { Box, plainList, PlusIcon, SecondaryText, Section, Typography } from '@bucketeer/shared-ui'
import type { Ref } from 'react'
import { PrivateNote } from '../../imports/private-note'
import { UploadProgress } from '../../imports/progress'
import type { Upload } from '../../imports/use-upload'
import { words as sharedWords } from '../../imports/words'
import { FileArea } from './file-area'
import { words } from './words'

const sources = Object.keys(words.bring.how) as (keyof typeof words.bring.how)[]

interface BringInProps {
  upload: Upload
  headingRef: Ref<HTMLHeadingElement>
}

/** Takes a file of another program, and says for each program how to get one. */
export const BringIn = ({ upload, headingRef }: BringInProps) => (
  <Section heading={words.bring.heading} headingRef={headingRef}>
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
          <SecondaryText>{words.bring.how[source]}</SecondaryText>
        </li>
      ))}
    </Box>
  </Section>
)
