import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { rowDrag } from '../../order/row-moves'
import { typeError } from '../../picture-upload/picture-error'
import { plainList, visuallyHidden } from '../../theme/styles'
import { firstPhoto } from '../photo'
import { type PhotoSetProps } from '../photo-set'
import { words } from '../words'
import { AddPhotos } from './add-photos'
import { isPresent, type PhotoItem } from '../photo-uploads'
import { PhotoRow, RemovedRow, UploadState } from './photo-row'
import { useFocusAfter, usePhotoItems } from './use-photo-items'
import { SecondaryText } from '../../theme/secondary-text'

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  ...plainList,
}))

const accept = ['image/png', 'image/jpeg', 'image/webp', 'image/heic']

/** Says what was not added. */
const Notices = ({ notices }: { notices: string[] }) =>
  notices.length > 0 && (
    <div role="alert">
      {notices.map((notice) => (
        <Typography key={notice} variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {notice}
        </Typography>
      ))}
    </div>
  )

interface ItemButtonsProps {
  item: PhotoItem
  /** The id of its row. */
  row: string
  onRetry(): void
  onRemove(): void
}

function ItemButtons({ item: { state }, row, onRetry, onRemove }: ItemButtonsProps) {
  return (
    <>
      {state === 'failed' && (
        <Button size="small" variant="contained" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        id={`${row}-remove`}
        aria-describedby={`${row}-title`}
        onClick={onRemove}
      >
        {state === 'waiting' || state === 'uploading' ? words.cancel : words.remove}
      </Button>
    </>
  )
}

/** Returns the photos of the editor, and functions that add and move them. */
function useEditor(props: PhotoSetProps, id: string) {
  const { most, thing } = props
  const form = props.uploads ? null : props
  // The picture keeps its place while it is replaced.
  const before = form ? 1 : 0
  const list = usePhotoItems(props)
  const [notices, setNotices] = useState<string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const focusAfter = useFocusAfter()
  const present = list.items.filter(isPresent)
  const count = present.length + before
  const left = Math.max(0, most - count)
  const first = form && form.picture !== null ? firstPhoto(form.picture, form.value) : null
  const say = (number: number) => setAnnouncement(words.moved(number, count))

  const take = (files: File[]) => {
    const refused = files.flatMap((file) => {
      const reason = typeError(file, accept)
      return reason === null ? [] : [{ file, reason }]
    })
    const good = files.filter((file) => refused.every((each) => each.file !== file))
    setNotices([
      ...refused.map(({ file, reason }) => words.notAdded(file.name, reason)),
      ...(good.length > left ? [words.tooMany(thing, most, good.length - left)] : []),
    ])
    list.add(good.slice(0, left))
  }
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
  const canBeFirst = (item: PhotoItem | undefined) => first && item?.state === 'uploaded'
  /** Returns where a photo can be moved. */
  const movesOf = (item: PhotoItem) => {
    const at = present.indexOf(item)
    const moveBy = (step: -1 | 1) => () => {
      list.move(item.key, (step === -1 ? present[at - 1] : present[at + 2])?.key ?? null)
      say(at + before + 1 + step)
    }
    const toFirst = canBeFirst(item) ? () => makeFirst(item) : undefined
    return {
      earlier: at > 0 ? moveBy(-1) : toFirst,
      later: at < present.length - 1 ? moveBy(1) : undefined,
    }
  }
  const [second] = present
  return {
    ...list,
    form,
    first,
    firstMoves: { later: second && canBeFirst(second) ? () => makeFirst(second) : undefined },
    present,
    left,
    notices,
    announcement,
    take,
    movesOf,
    focusAfter,
    /** The number of a photo for users. */
    numberOf: (index: number) => list.items.slice(0, index).filter(isPresent).length + before + 1,
  }
}

/** The rows of the photos after the first one. */
function ItemRows({ editor, id }: { editor: ReturnType<typeof useEditor>; id: string }) {
  const { items, left, focusAfter, ...actions } = editor
  const [dragged, setDragged] = useState<string | null>(null)
  const dragOver = (index: number) => {
    const key = items[index]?.key
    if (dragged === null || !key || dragged === key) return
    const isDown = items.findIndex((each) => each.key === dragged) < index
    actions.move(dragged, (isDown ? items[index + 1]?.key : key) ?? null)
  }
  return items.map((item, index): ReactNode => {
    const { key, name, state, url, alt, caption } = item
    const row = `${id}-${key}`
    const number = actions.numberOf(index)
    const label = name || words.photo(number)
    const undo = () => {
      actions.restore(key)
      focusAfter(`${row}-remove`)
    }
    const remove = () => {
      actions.remove(item)
      focusAfter(`${row}-undo`)
    }
    if (item.isRemoved)
      return (
        <RemovedRow
          key={key}
          text={state === 'uploaded' ? words.removed(label) : words.cancelled(label)}
          undoId={`${row}-undo`}
          onUndo={left > 0 ? undo : undefined}
        />
      )
    return (
      <PhotoRow
        key={key}
        id={row}
        {...{ number, url, alt, caption }}
        onText={(text) => actions.change(key, text)}
        drag={rowDrag({
          name: label,
          isDragged: dragged === key,
          onDrag: (isStart) => setDragged(isStart ? key : null),
          onOver: dragged === null ? undefined : () => dragOver(index),
        })}
        moves={actions.movesOf(item)}
        actions={<ItemButtons item={item} row={row} onRetry={() => actions.retry(key)} onRemove={remove} />}
      >
        <UploadState item={item} />
      </PhotoRow>
    )
  })
}

/** The section with the photos of a thing, or with those after the picture of a form. */
export function PhotoEditor(props: PhotoSetProps) {
  const { attention = 0 } = props
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [isDescribing, setDescribing] = useState(false)
  const editor = useEditor(props, id)
  const { items, present, form, first } = editor
  const isFirstShown = first && (items.length > 0 || isDescribing || first.alt !== '' || first.caption !== '')

  const focusUndescribed = useEffectEvent(() => {
    if (attention > 0) section.current?.querySelector<HTMLElement>('[data-undescribed]')?.focus()
  })
  useEffect(() => focusUndescribed(), [attention])

  const presentFiles = present.map(({ key }) => key).join()
  const reportFiles = useEffectEvent(() => props.onFiles?.(present.flatMap(({ file }) => file ?? [])))
  useEffect(() => reportFiles(), [presentFiles])

  return (
    <Stack component="section" ref={section} aria-labelledby={`${id}-heading`} sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h2" id={`${id}-heading`}>
        {form ? words.headingOfMore : words.heading}
      </Typography>
      <AddPhotos left={editor.left} onFiles={editor.take} />
      <Notices notices={editor.notices} />
      {first && !isFirstShown && (
        <Button size="small" color="inherit" sx={{ alignSelf: 'start' }} onClick={() => setDescribing(true)}>
          {words.describePicture}
        </Button>
      )}
      {(isFirstShown || items.length > 0) && (
        <List aria-label={words.list}>
          {form && first && (
            <PhotoRow
              id={`${id}-first`}
              number={1}
              {...first}
              onText={(text) => form.onChange({ ...form.value, first: { ...first, ...text } })}
              moves={editor.firstMoves}
            >
              <SecondaryText>{words.isPicture}</SecondaryText>
            </PhotoRow>
          )}
          <ItemRows editor={editor} id={id} />
        </List>
      )}
      {items.length > 0 && (
        <span role="status" style={visuallyHidden}>
          {editor.announcement}
        </span>
      )}
    </Stack>
  )
}
