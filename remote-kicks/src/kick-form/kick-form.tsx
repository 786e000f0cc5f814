import { uploadPicture } from '@bucketeer/shared-auth'
import {
  Box,
  categories,
  categoryLabels,
  Cover,
  type CoverProps,
  LinkButton,
  Picture,
  radius,
  Stack,
  Typography,
  useDebounced,
} from '@bucketeer/shared-ui'
import {
  FormFrame,
  markedAsRequired,
  PictureUpload,
  problemProps,
  RadioCards,
  TextField,
} from '@bucketeer/shared-ui/forms'
import { type PhotoList, PhotoSet, UndescribedDialog, type usePhotoFacts } from '@bucketeer/shared-ui/social'
import { type ReactNode } from 'react'
import { request } from '../request'
import { type KickValues } from './kick-values'
import { type KickFormState } from './use-kick-form'
import { words } from './words'

/** The largest number of photos of a Kick; the server has the same. */
const maxPhotos = 8

/** Seeds of the drawings for the categories. */
const scenes = { Chill: 'Beach at sunset', Travel: 'Old town', Activity: 'Climb the mountain' }

const categoryOptions = () =>
  categories.map((category) => ({
    value: category,
    label: categoryLabels[category],
    note: words.categoryNotes[category],
    drawing: <Cover name={scenes[category]} kind={category} />,
  }))

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5 },
  // Wide screens have margins instead: an empty second row would have a gap above and one below.
  rowGap: { xs: 2, sm: 3, md: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: {
    xs: '"start" "picture" "bio" "audience"',
    md: '"start picture" "bio picture" "bio audience"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  '& > *': { display: 'grid', alignContent: 'start', gap: { xs: 2, sm: 3 } },
}

/** How long typing pauses before the cover is drawn anew, in milliseconds. */
const pauseMs = 250

/** The cover that is drawn from the title while it is typed. */
function DrawnCover({ name, category }: Pick<KickValues, 'name' | 'category'>) {
  const paused = useDebounced(name, pauseMs)
  const cover: CoverProps = { name: paused || words.titlePlaceholder, kind: category ?? 'Bucket' }
  return <Picture src={null} alt="" cover={cover} ratio="3/2" style={{ borderRadius: radius.control }} />
}

/** Shows the cover beside the title on phones. */
const titleRow = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
  // As high as the field, below its label.
  '& > :nth-of-type(2)': { display: { md: 'none' }, width: 72, height: 48, marginTop: '27px' },
}

interface KickFormProps {
  form: KickFormState
  /** The photos after the picture; undefined until they are loaded. */
  photos: PhotoList | undefined
  /** The files of the photos are read for the offers of the form. */
  files: Pick<ReturnType<typeof usePhotoFacts>, 'readPicture' | 'readPhotos'>
  /** The height of the bio in lines. */
  bioRows: number
  saveLabel: string
  /** Precedes the server's message after a failed save. */
  failure: string
  /** The page to which the user goes without saving. */
  back: { to: string; label: string }
  /** Shown above the fields. */
  top?: ReactNode
  /** Further fields below the title. */
  belowTitle?: ReactNode
  /** The field for the audience, below the photos on wide screens. */
  audience?: ReactNode
  /** Further fields at the end. */
  children?: ReactNode
}

const upload = (file: File, options: Parameters<typeof uploadPicture>[2]) =>
  uploadPicture(request, file, options)

interface KickPictureProps extends Pick<KickFormProps, 'form' | 'files'> {
  /** The drawn cover while there is no picture. */
  cover: ReactNode
}

/** The picture, or the cover that stands for it. */
function KickPicture({ form, files, cover }: KickPictureProps) {
  const { values, change, isPrivate, problemOf } = form
  return (
    <>
      <PictureUpload
        label={words.picture}
        required={!isPrivate}
        problem={problemOf('pictures')}
        cover={isPrivate ? undefined : { name: values.name, kind: values.category ?? 'Bucket' }}
        drawnAs={{
          value: values.drawnAs ?? null,
          onChange: (drawnAs) => change({ drawnAs: drawnAs ?? undefined }),
        }}
        value={values.pictures}
        onChange={(pictures) => change({ pictures })}
        onBusyChange={form.onUploadBusy}
        onFile={files.readPicture}
        upload={upload}
      />
      {cover && (
        <Stack sx={{ gap: 1, display: { xs: 'none', md: 'flex' } }}>
          {cover}
          <Typography variant="body2" color="textSecondary">
            {isPrivate ? words.drawnCover : words.liveCover}
          </Typography>
        </Stack>
      )}
    </>
  )
}

/**
 * The form of a Kick in one column, with the picture beside the fields on wide screens. Texts have no client-side limit: the
 * form shows the server's message. A picture is uploaded as soon as it is chosen.
 */
export function KickForm({ form, photos, files, ...props }: KickFormProps) {
  const { bioRows, back, top, belowTitle, audience, children, ...labels } = props
  const { values, change, readOnly, problemOf, photoSaving } = form
  const cover = values.pictures === null && <DrawnCover {...values} />
  return (
    <>
      <FormFrame
        {...form.frame}
        {...labels}
        leave={
          <LinkButton to={back.to} variant="outlined">
            {back.label}
          </LinkButton>
        }
      >
        {top}
        <Box sx={columns}>
          <Box sx={{ gridArea: 'start' }}>
            <Box sx={titleRow}>
              <TextField
                label={words.title}
                required
                {...problemProps(problemOf('name'))}
                placeholder={words.titlePlaceholder}
                value={values.name}
                onChange={(event) => change({ name: event.target.value })}
                autoComplete="off"
                slotProps={{ ...markedAsRequired, htmlInput: { readOnly } }}
              />
              {cover}
            </Box>
            {belowTitle}
            <RadioCards
              isCompact
              legend={words.category}
              options={categoryOptions()}
              value={values.category}
              onChange={(category) => change({ category })}
              problem={problemOf('category')}
            />
          </Box>
          <Box sx={{ gridArea: 'picture' }}>
            <KickPicture {...{ form, files, cover }} />
            {photos && (
              <PhotoSet
                picture={values.pictures}
                value={photos}
                onChange={(photos) => change({ photos })}
                onPicture={(pictures) => change({ pictures })}
                most={maxPhotos}
                thing={words.thing}
                upload={upload}
                onStatus={photoSaving.onStatus}
                attention={photoSaving.attention}
                onFiles={files.readPhotos}
              />
            )}
          </Box>
          <Box sx={{ gridArea: 'bio', marginTop: { md: 3 } }}>
            <TextField
              label={words.bio}
              placeholder={words.bioPlaceholder}
              multiline
              rows={bioRows}
              {...problemProps(problemOf('description'))}
              value={values.description}
              onChange={(event) => change({ description: event.target.value })}
              slotProps={{ htmlInput: { readOnly } }}
            />
          </Box>
          {audience && <Box sx={{ gridArea: 'audience', marginTop: { md: 3 } }}>{audience}</Box>}
        </Box>
        {children}
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
    </>
  )
}
