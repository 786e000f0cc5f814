import { useEffect, useState } from 'react'

/** A file at hand, with an address within this page to show it by. */
export interface HeldPicture {
  file: File
  preview: string
}

/** The file of a picture that the server does not have, or may have lost; null when there is none. */
export const useHeldPicture = () => {
  const [held, setHeld] = useState<HeldPicture | null>(null)
  const preview = held?.preview
  useEffect(() => () => (preview === undefined ? undefined : URL.revokeObjectURL(preview)), [preview])

  return {
    held,
    hold: (file: File) => setHeld({ file, preview: URL.createObjectURL(file) }),
    drop: () => setHeld(null),
  }
}
