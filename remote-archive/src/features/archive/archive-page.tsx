import { PageFrame, Stack } from '@bucketeer/shared-ui'
import { useUpload } from '../../imports/use-upload'
import { BringIn } from './bring-in'
import { EarlierImports } from './earlier-imports'
import { OwnArchive } from './own-archive'
import { PhotoFolder } from './photo-folder'
import { words } from './words'

/** /archive */
export default function ArchivePage() {
  const upload = useUpload()
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <Stack sx={{ gap: { xs: 6, sm: 8 } }}>
        <OwnArchive />
        <BringIn upload={upload} />
        <PhotoFolder upload={upload} />
        <EarlierImports />
      </Stack>
    </PageFrame>
  )
}
