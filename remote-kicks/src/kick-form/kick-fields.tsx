import { uploadPicture } from '@bucketeer/shared-auth'
import { Box, Cover, radius, Stack, Typography } from '@bucketeer/shared-ui'
import { markedAsRequired, PictureUpload, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
import { type Category } from '../kick/categories'
import { request } from '../request'
import { CategoryChoice } from './category-choice'
import { words } from './words'

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: {
    xs: '"start" "picture" "photos" "end"',
    md: '"start picture" "end picture" "photos photos"',
  },
  gridTemplateRows: { md: 'auto 1fr auto' },
  '& > *': { display: 'grid', gap: 3 },
}

// The element around it keeps it beside the fields.
const stickyPicture = {
  position: { md: 'sticky' },
  alignSelf: 'start',
  display: 'grid',
  gap: 3,
  top: 'calc(var(--top-bar-height, 64px) + 24px)',
}

interface KickValues {
  name: string
  category: Category | null
  pictures: string | null
  description: string
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs?: string | undefined
}

/** What is shown instead of a picture. */
function DrawnCover({ name, category }: Pick<KickValues, 'name' | 'category'>) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '4/3',
          overflow: 'hidden',
          borderRadius: `${radius.control}px`,
        }}
      >
        <Cover name={name} kind={category ?? 'Bucket'} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.drawnCover}
      </Typography>
    </Stack>
  )
}

interface KickFieldsProps {
  values: KickValues
  change(changes: Partial<KickValues & { category: Category }>): void
  isPictureRequired: boolean
  /** Returns what is wrong with a field. */
  problemOf(field: keyof KickValues): string | null | undefined
  readOnly: boolean
  /** Called with true while a picture is being uploaded. */
  onUploadBusy(isBusy: boolean): void
  /** Called with each picture that is chosen. */
  onFile?(file: File | null): void
  /** The height of the bio in lines. */
  bioRows: number
  /** The further photos. */
  photos: ReactNode
  /** Further fields below the title. */
  children?: ReactNode
}

/**
 * The fields of a Kick in one column, with the picture beside them on wide screens. Texts have no client-side limit: the
 * form shows the server's message. A picture is uploaded as soon as it is chosen.
 */
export function KickFields({ values, change, readOnly, ...props }: KickFieldsProps) {
  const { isPictureRequired, problemOf, onUploadBusy, onFile, bioRows, photos, children } = props
  return (
    <Box sx={columns}>
      <Box sx={{ gridArea: 'start' }}>
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
        {children}
        <CategoryChoice
          value={values.category}
          onChange={(category) => change({ category })}
          problem={problemOf('category')}
        />
      </Box>
      <Box sx={{ gridArea: 'picture' }}>
        <Box sx={stickyPicture}>
          <PictureUpload
            label={words.picture}
            required={isPictureRequired}
            problem={problemOf('pictures') ?? undefined}
            cover={isPictureRequired ? { name: values.name, kind: values.category ?? 'Bucket' } : undefined}
            drawnAs={{
              value: values.drawnAs ?? null,
              onChange: (drawnAs) => change({ drawnAs: drawnAs ?? undefined }),
            }}
            value={values.pictures}
            onChange={(pictures) => change({ pictures })}
            onBusyChange={onUploadBusy}
            onFile={onFile}
            upload={(file, options) => uploadPicture(request, file, options)}
          />
          {!isPictureRequired && values.pictures === null && <DrawnCover {...values} />}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'photos' }}>{photos}</Box>
      <Box sx={{ gridArea: 'end' }}>
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
    </Box>
  )
}
