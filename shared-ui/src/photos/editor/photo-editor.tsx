import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { pictureError } from '../../picture-upload/picture-error'
import { visuallyHidden } from '../../theme/visually-hidden'
import { firstPhoto, type Photo } from '../photo'
import { type FormPhotos, type PhotoSetProps } from '../photo-set'
import { words } from '../words'
import { AddPhotos } from './add-photos'
import { isPresent, type PhotoItem } from './photo-items'
import { ItemRow } from './item-row'
import { PhotoRow } from './photo-row'
import { useFocusAfter } from './use-focus-after'
import { usePhotoItems } from './use-photo-items'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const kinds = { accept: ['image/png', 'image/jpeg', 'image/webp', 'image/heic'], maxBytes: Infinity }

/** The number of a photo for users. */
const numberOf = (items: readonly PhotoItem[], index: number, before: number) =>
  items.slice(0, index).filter(isPresent).length + before + 1

/** Returns the files that are photos, and why each other one was not added. */
const checked = (files: readonly File[]) => {
  const results = files.map((file) => ({ file, reason: pictureError(file, kinds) }))
  return {
    good: results.filter(({ reason }) => reason === null).map(({ file }) => file),
    refused: results.flatMap(({ file, reason }) =>
      reason === null ? [] : [words.notAdded(file.name, reason)],
    ),
  }
}

const Notices = ({ notices }: { notices: readonly string[] }) => (
  <div role="alert">
    {notices.map((notice) => (
      <Typography key={notice} variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        {notice}
      </Typography>
    ))}
  </div>
)

interface Moves {
  id: string
  /** Null without a picture of the form before the photos. */
  form: FormPhotos | null
  first: Photo | null
  present: readonly PhotoItem[]
  /** How many photos are before those of the list. */
  before: number
  move: ReturnType<typeof usePhotoItems>['move']
  focusAfter: ReturnType<typeof useFocusAfter>
  rowId(item: PhotoItem): string
}

/** The moves of photos by buttons, which are announced and keep the focus. */
function useMoves({ id, form, first, present, before, move, focusAfter, rowId }: Moves) {
  const [announcement, setAnnouncement] = useState('')
  const say = (number: number) => setAnnouncement(words.moved(number, present.length + before))
  const makeFirst = (item: PhotoItem) => {
    if (!form || !first) return
    const { value, onChange, onPicture } = form
    // The present picture takes the place of the new one.
    onChange({
      first: { url: item.url, alt: item.alt, caption: item.caption },
      more: [first, ...value.more.filter(({ url }) => url !== item.url)],
    })
    onPicture(item.url)
    say(1)
    focusAfter(`${id}-first-later`)
  }
  const moveBy = (item: PhotoItem, step: -1 | 1) => {
    const at = present.indexOf(item)
    const target = step === -1 ? present[at - 1] : present[at + 2]
    move(item.key, target?.key ?? null)
    say(at + before + 1 + step)
    focusAfter(
      `${rowId(item)}-${step === -1 ? 'earlier' : 'later'}`,
      `${rowId(item)}-${step === -1 ? 'later' : 'earlier'}`,
    )
  }
  const earlier = (item: PhotoItem) => {
    const at = present.indexOf(item)
    if (at > 0) return () => moveBy(item, -1)
    return first && item.state === 'uploaded' ? () => makeFirst(item) : undefined
  }
  return { announcement, makeFirst, moveBy, earlier }
}

interface FirstRowProps {
  id: string
  form: FormPhotos
  first: Photo
  onLater: (() => void) | undefined
}

/** The row of the picture of a form. */
const FirstRow = ({ id, form, first, onLater }: FirstRowProps) => (
  <PhotoRow
    id={id}
    number={1}
    {...first}
    onText={(text) => form.onChange({ ...form.value, first: { ...first, ...text } })}
    onEarlier={undefined}
    onLater={onLater}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.isPicture}
    </Typography>
  </PhotoRow>
)

/** The section with the photos of a thing, or with those after the picture of a form. */
export function PhotoEditor(props: PhotoSetProps) {
  const { most, thing, attention = 0 } = props
  const form = props.uploads ? null : props
  // The picture keeps its place while it is replaced.
  const before = form ? 1 : 0
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [notices, setNotices] = useState<string[]>([])
  const [dragged, setDragged] = useState<string | null>(null)
  const [isDescribing, setDescribing] = useState(false)
  const focusAfter = useFocusAfter()
  const { items, add, change, move, retry, remove, restore } = usePhotoItems(props)

  const present = items.filter(isPresent)
  const count = present.length + before
  const left = Math.max(0, most - count)
  const first = form && form.picture !== null ? firstPhoto(form.picture, form.value) : null
  const isFirstShown = first && (items.length > 0 || isDescribing || first.alt !== '' || first.caption !== '')

  const focusUndescribed = useEffectEvent(() => {
    if (attention > 0) section.current?.querySelector<HTMLElement>('[data-undescribed]')?.focus()
  })
  useEffect(() => focusUndescribed(), [attention])

  const presentFiles = present.map(({ key }) => key).join()
  const reportFiles = useEffectEvent(() => props.onFiles?.(present.flatMap(({ file }) => file ?? [])))
  useEffect(() => reportFiles(), [presentFiles])

  const take = (files: File[]) => {
    const { good, refused } = checked(files)
    setNotices([...refused, ...(good.length > left ? [words.tooMany(thing, most, good.length - left)] : [])])
    add(good.slice(0, left))
  }

  const rowId = ({ key }: PhotoItem) => `${id}-${key}`
  const { announcement, makeFirst, moveBy, earlier } = useMoves({
    id,
    form,
    first,
    present,
    before,
    move,
    focusAfter,
    rowId,
  })
  const [second] = present

  return (
    <Stack component="section" ref={section} aria-labelledby={`${id}-heading`} sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h2" id={`${id}-heading`}>
        {form ? words.headingOfMore : words.heading}
      </Typography>
      <AddPhotos left={left} onFiles={take} />
      {notices.length > 0 && <Notices notices={notices} />}
      {form && first && !isFirstShown && (
        <Button size="small" color="inherit" sx={{ alignSelf: 'start' }} onClick={() => setDescribing(true)}>
          {words.describePicture}
        </Button>
      )}
      {(isFirstShown || items.length > 0) && (
        <List aria-label={words.list}>
          {form && first && (
            <FirstRow
              id={`${id}-first`}
              {...{ form, first }}
              onLater={second?.state === 'uploaded' ? () => makeFirst(second) : undefined}
            />
          )}
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              item={item}
              id={rowId(item)}
              number={numberOf(items, index, before)}
              {...{ focusAfter, change, retry, remove }}
              onUndo={left > 0 ? () => restore(item.key) : undefined}
              drag={(isStart) => setDragged(isStart ? item.key : null)}
              isDragged={dragged === item.key}
              onDragOver={(event) => {
                if (dragged === null || dragged === item.key) return
                event.preventDefault()
                const isDown = items.findIndex((each) => each.key === dragged) < index
                move(dragged, isDown ? (items[index + 1]?.key ?? null) : item.key)
              }}
              onEarlier={earlier(item)}
              onLater={item === present.at(-1) ? undefined : () => moveBy(item, 1)}
            />
          ))}
        </List>
      )}
      {items.length > 0 && (
        <span role="status" style={visuallyHidden}>
          {announcement}
        </span>
      )}
    </Stack>
  )
}
