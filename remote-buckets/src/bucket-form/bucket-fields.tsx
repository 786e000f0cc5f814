import { placeCalls, uploadPicture } from '@bucketeer/shared-auth'
import { Box } from '@bucketeer/shared-ui'
import { markedAsRequired, PictureUpload, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { addLine, PhotoFactsOffer, usePhotoFacts } from '@bucketeer/shared-ui/social'
import { request } from '../request'
import { type BucketValues } from './bucket-values'
import { words } from './words'

const { nearest } = placeCalls(request)

interface BucketFieldsProps {
  values: BucketValues
  readOnly: boolean
  onChange(part: Partial<BucketValues>): void
  onUploadBusy(isBusy: boolean): void
  /** Returns what is wrong with a field. */
  problemOf(field: keyof BucketValues): string | undefined
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"title" "picture" "bio"', md: '"title picture" "bio picture"' },
  gridTemplateRows: { md: 'auto 1fr' },
}

/** Title, picture and bio, without client-side limits: the form shows the server's message. */
export function BucketFields({ values, readOnly, onChange, onUploadBusy, problemOf }: BucketFieldsProps) {
  const { facts, readPicture } = usePhotoFacts()
  return (
    <Box sx={columns}>
      <TextField
        label={words.title}
        required
        {...problemProps(problemOf('name'))}
        placeholder={words.titlePlaceholder}
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
        autoComplete="off"
        slotProps={{ ...markedAsRequired, htmlInput: { readOnly } }}
        sx={{ gridArea: 'title' }}
      />
      <Box sx={{ gridArea: 'picture' }}>
        <PictureUpload
          label={words.picture}
          required
          problem={problemOf('picture')}
          cover={{ name: values.name, kind: 'Bucket' }}
          drawnAs={{
            value: values.drawnAs ?? null,
            onChange: (drawnAs) => onChange({ drawnAs: drawnAs ?? undefined }),
          }}
          value={values.picture}
          onChange={(picture) => onChange({ picture })}
          onBusyChange={onUploadBusy}
          onFile={readPicture}
          upload={(file, options) => uploadPicture(request, file, options)}
        />
      </Box>
      <Box sx={{ gridArea: 'bio', display: 'grid', gap: 3 }}>
        <PhotoFactsOffer
          facts={facts}
          nearest={nearest}
          onText={(text) => onChange({ description: addLine(values.description, text) })}
        />
        <TextField
          label={words.bio}
          {...problemProps(problemOf('description'))}
          multiline
          rows={5}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
          slotProps={{ htmlInput: { readOnly } }}
        />
      </Box>
    </Box>
  )
}
