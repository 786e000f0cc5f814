import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { dragHandle } from '../../order/row-drag'
import { words } from '../words'
import type { PhotoItem } from './photo-items'
import { PhotoRow } from './photo-row'
import { RemovedRow } from './removed-row'
import { UploadState } from './upload-state'
import type { useFocusAfter } from './use-focus-after'
import type { usePhotoItems } from './use-photo-items'

type ItemRowProps = Pick<ReturnType<typeof usePhotoItems>, 'change' | 'retry' | 'remove'> &
  Pick<
    ComponentProps<typeof PhotoRow>,
    'id' | 'number' | 'isDragged' | 'onDragOver' | 'onEarlier' | 'onLater'
  > & {
    item: PhotoItem
    focusAfter: ReturnType<typeof useFocusAfter>
    /** Missing when there is no room for the photo. */
    onUndo: (() => void) | undefined
    drag(isStart: boolean): void
  }

/** The row of a photo that is uploaded or on its way, or what is left of it when it is removed. */
export function ItemRow({ item, focusAfter, change, retry, remove, onUndo, drag, ...row }: ItemRowProps) {
  const { key, name, state } = item
  const { id, number } = row
  const label = name || words.photo(number)
  if (item.isRemoved)
    return (
      <RemovedRow
        text={state === 'uploaded' ? words.removed(label) : words.cancelled(label)}
        undoId={`${id}-undo`}
        onUndo={
          onUndo &&
          (() => {
            onUndo()
            focusAfter(`${id}-remove`)
          })
        }
      />
    )
  const actions = (
    <>
      {state === 'failed' && (
        <Button size="small" variant="contained" onClick={() => retry(key)}>
          {words.retry}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        id={`${id}-remove`}
        aria-describedby={`${id}-title`}
        onClick={() => {
          remove(item)
          focusAfter(`${id}-undo`)
        }}
      >
        {state === 'waiting' || state === 'uploading' ? words.cancel : words.remove}
      </Button>
    </>
  )
  return (
    <PhotoRow
      {...row}
      url={item.url}
      alt={item.alt}
      caption={item.caption}
      onText={(text) => change(key, text)}
      drag={dragHandle(label, drag)}
      actions={actions}
    >
      <UploadState item={item} />
    </PhotoRow>
  )
}
