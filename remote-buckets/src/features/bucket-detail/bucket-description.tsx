import { Button, lineClamp, Stack, Typography } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { words } from './words'

/** The number of characters that about four lines of a phone have. */
const longText = 150

/** The description of a Bucket; on phones the beginning of a long one, so that the Kicks are near. */
export function BucketDescription({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= longText)
  return (
    <Stack sx={{ flex: { md: '1.6 1 380px' }, alignItems: 'flex-start', minWidth: 0 }}>
      <Typography
        variant="subtitle1"
        component="p"
        sx={(theme) => ({
          width: '100%',
          maxWidth: '70ch',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(!isWhole && { [theme.breakpoints.down('sm')]: lineClamp(3) }),
        })}
      >
        {text}
      </Typography>
      {!isWhole && (
        <Button
          size="small"
          onClick={() => setWhole(true)}
          sx={{ display: { sm: 'none' }, marginLeft: -1.75, minHeight: 44 }}
        >
          {words.readOn}
        </Button>
      )}
    </Stack>
  )
}
