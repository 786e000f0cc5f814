import { placeCalls } from '@bucketeer/shared-auth'
import { Box } from '@bucketeer/shared-ui'
import { markedAsRequired, PictureUpload, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { addLine, DateField, dayWords, type PhotoFacts, PhotoFactsOffer } from '@bucketeer/shared-ui/social'
import { type ReactNode } from 'react'
import { request } from '../request'
import { KickField } from './kick-field'
import { type useStoryDraft } from './use-story-draft'
import { words } from './words'

const { nearest } = placeCalls(request)

// Stricter than the server: a rule of this form.
const pngOrJpeg = ['image/png', 'image/jpeg']

interface StoryInputsProps {
  draft: ReturnType<typeof useStoryDraft>
  /** The Journal's Bucket, whose Kicks are offered. */
  bucketId: string | null
  /** While it is saved. */
  readOnly: boolean
  /** Returns what is wrong with a field. */
  problemOf(field: 'title' | 'content' | 'pictures' | 'happenedOn'): string | undefined
  /** The days and the place of the form's photos. */
  facts: PhotoFacts
  /** Called when the upload of the picture starts and ends. */
  onBusyChange(isBusy: boolean): void
  /** Called with the file of the picture field. */
  onFile(file: File | null): void
  /** The further photos. */
  photos: ReactNode
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 6 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gridTemplateAreas: {
    xs: '"title" "picture" "text" "kick" "photos"',
    md: '"title picture" "text picture" "text kick" "photos photos"',
  },
  gridTemplateRows: { md: 'auto auto 1fr auto' },
}

/** The fields of a Story in the order of the keyboard: title and text, with picture and Kick beside them, then the photos. */
export function StoryInputs(props: StoryInputsProps) {
  const { draft, bucketId, readOnly, problemOf, facts, onBusyChange, onFile, photos } = props
  const { values, change } = draft
  const { key, ...pictureField } = draft.pictureField
  return (
    <Box sx={columns}>
      <TextField
        label={words.title}
        required
        {...problemProps(problemOf('title'))}
        placeholder={words.titlePlaceholder}
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
        slotProps={{ ...markedAsRequired, htmlInput: { readOnly } }}
        sx={{ gridArea: 'title' }}
      />
      <Box sx={{ gridArea: 'picture' }}>
        <PictureUpload
          {...pictureField}
          key={key}
          label={words.picture}
          required
          problem={problemOf('pictures')}
          cover={{ name: values.title, kind: 'Journal' }}
          drawnAs={{
            value: values.drawnAs ?? null,
            onChange: (drawnAs) => change({ drawnAs: drawnAs ?? undefined }),
          }}
          accept={pngOrJpeg}
          hint={words.pictureHint}
          onBusyChange={onBusyChange}
          onFile={onFile}
        />
      </Box>
      <TextField
        label={words.text}
        {...problemProps(problemOf('content'), words.textHint)}
        placeholder={words.textPlaceholder}
        multiline
        minRows={14}
        value={values.content}
        onChange={(event) => change({ content: event.target.value })}
        slotProps={{ htmlInput: { readOnly } }}
        sx={{ gridArea: 'text', '& textarea': { fontSize: '1.0625rem', lineHeight: 1.7 } }}
      />
      <Box sx={{ gridArea: 'kick', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <PhotoFactsOffer
          facts={facts}
          nearest={nearest}
          onDays={values.happenedOn ? undefined : ({ on }) => change({ happenedOn: dayWords(on) })}
          onText={(text) => change({ content: addLine(draft.values.content, text) })}
        />
        <KickField bucketId={bucketId} value={values.kickId} onChange={(kickId) => change({ kickId })} />
        <DateField
          label={words.date}
          text={values.happenedOn ?? ''}
          hint={words.dateHint}
          question="past"
          exactness="day"
          readOnly={readOnly}
          onChange={({ text }) => change({ happenedOn: text })}
        />
      </Box>
      <Box sx={{ gridArea: 'photos' }}>{photos}</Box>
    </Box>
  )
}
