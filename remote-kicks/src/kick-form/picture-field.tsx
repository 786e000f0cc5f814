import { PictureUpload } from '@bucketeer/shared-ui/forms'
import { api } from '../api'
import { words } from './words'

interface PictureFieldProps {
  value: string | null
  onChange(picture: string | null): void
  onUploadBusy(isBusy: boolean): void
}

/** The picture of a Kick. Uploads it as soon as it is chosen. */
export function PictureField({ value, onChange, onUploadBusy }: PictureFieldProps) {
  return (
    <PictureUpload
      label={words.picture}
      required
      value={value}
      onChange={onChange}
      onBusyChange={onUploadBusy}
      upload={(file, options) => api.pictures.upload(file, options)}
    />
  )
}
