import { PageFrame, Stack } from '@bucketeer/shared-ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUpload } from '../../imports/use-upload'
import { BringIn } from './bring-in'
import { EarlierImports } from './earlier-imports'
import { OwnArchive } from './own-archive'
import { PhotoFolder } from './photo-folder'
import { words } from './words'

/** /archive, where #bring-in is the part that takes a file. */
export default function ArchivePage() {
  const upload = useUpload()
  const bringIn = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '#bring-in') bringIn.current?.focus()
  }, [hash, key])
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: { xs: 6, sm: 8 } }}>
        <OwnArchive />
        <BringIn upload={upload} headingRef={bringIn} />
        <PhotoFolder upload={upload} />
        <EarlierImports />
      </Stack>
    </PageFrame>
  )
}
