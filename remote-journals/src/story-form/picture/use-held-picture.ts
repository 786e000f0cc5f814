import { useEffect, useState } from 'react'

/** A file with its object URL. */
export interface HeldPicture {
  file: File
  preview: string
}

/** Returns the file of a picture that the server does not have or may have deleted; null without one. */
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
