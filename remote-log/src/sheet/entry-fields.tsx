import { placeCalls } from '@bucketeer/shared-auth'
import { Button, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import {
  addLine,
  AudienceChoice,
  dayWords,
  offeredAudiences,
  PhotoFactsOffer,
  PhotoSet,
  type PhotoUploads,
  usePhotoFacts,
} from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { request } from '../request'
import { entryLimits, type EntryValues } from '../log/entry'
import { ChipRadios, WhenField } from './when-field'
import type { EntrySaver, SaverState } from './entry-saver'
import { StepList } from './step-list'
import { WithField } from './with-field'
import { words } from './words'

const { nearest } = placeCalls(request)

const againOptions = () => [
  { value: true, label: words.againChoices.yes },
  { value: false, label: words.againChoices.no },
]
const starOptions = () => [
  { value: null, label: words.noStars },
  ...[1, 2, 3, 4, 5].map((count) => ({ value: count, label: `${count} ★`, name: words.starLabel(count) })),
]

/** Shown for something that is done only. */
const DoneFields = ({ values, change }: { values: EntryValues; change: EntrySaver['change'] }) => (
  <>
    <ChipRadios
      legend={words.again}
      options={againOptions()}
      value={values.again}
      onChange={(again) => change({ again })}
    />
    <ChipRadios<number | null>
      legend={words.stars}
      note={words.forYourself}
      options={starOptions()}
      value={values.stars}
      onChange={(stars) => change({ stars })}
    />
  </>
)

interface EntryFieldsProps {
  saver: EntrySaver
  state: SaverState
  photos: PhotoUploads
  /** Each new number moves the focus to the first photo without a description. */
  attention: number
}

/** The fields of an entry. Each saves itself. */
export function EntryFields({ saver, state, photos, attention }: EntryFieldsProps) {
  const { values, entry } = state
  // Stays while its last step is emptied.
  const [hadSteps] = useState(values.steps.length > 0)
  const { facts, readPhotos } = usePhotoFacts()
  const isUploading = photos.status().running > 0
  return (
    <>
      <WhenField
        key={values.state}
        legend={values.state === 'doing' ? words.since : words.when}
        value={values}
        onChange={(date, pace) => saver.change({ ...date, ...(values.until && { until: null }) }, pace)}
      />
      {values.until && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography>{words.until(dayWords(values.until))}</Typography>
          <Button size="small" variant="outlined" onClick={() => saver.change({ until: null })}>
            {words.oneDay}
          </Button>
        </Stack>
      )}
      <div>
        <PhotoSet
          uploads={photos}
          most={entryLimits.photos}
          thing={words.photos.thing}
          attention={attention}
          onFiles={readPhotos}
        />
        {isUploading && <SecondaryText sx={{ marginTop: 1 }}>{words.photos.closing}</SecondaryText>}
      </div>
      <PhotoFactsOffer
        facts={facts}
        nearest={nearest}
        onDays={(days) => saver.change({ ...days, precision: 'day' })}
        onText={(text) => saver.change({ note: addLine(values.note, text) })}
      />
      {values.state === 'done' && <DoneFields values={values} change={saver.change} />}
      {(values.state === 'doing' || hadSteps) && (
        <StepList value={values.steps} onChange={(steps, pace) => saver.change({ steps }, pace)} />
      )}
      <TextField
        label={words.note}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        value={values.note}
        onChange={({ target }) => saver.change({ note: target.value }, 'typing')}
        slotProps={{ htmlInput: { maxLength: entryLimits.note } }}
      />
      <WithField
        value={values.with}
        onChange={(companions) => saver.change({ with: companions }, 'typing')}
      />
      {entry && (
        <AudienceChoice
          legend={words.audience}
          offered={offeredAudiences}
          present={entry.audience}
          value={values.audience}
          onChange={(audience) => saver.change({ audience })}
        />
      )}
    </>
  )
}
