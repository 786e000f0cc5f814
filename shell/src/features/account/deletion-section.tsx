import { useState } from 'react'
import { Box, Button, Typography } from '@bucketeer/shared-ui'
import { DeletionDialog } from './deletion-dialog'
import { words } from './words'

const { heading, text, open } = words.deletion

/** Opens the dialog that deletes the account. */
export const DeletionSection = ({ userId }: { userId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="section">
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 2 }}>{text}</Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && <DeletionDialog userId={userId} onCancel={() => setOpen(false)} />}
    </Box>
  )
}
