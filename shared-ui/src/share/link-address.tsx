import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { CheckIcon } from '../icons'
import { words } from './words'

interface LinkAddressProps {
  url: string
  /** Moves focus to the address, which was just created. */
  isNew: boolean
}

/** The address of a link, with a button to copy it. */
export function LinkAddress({ url, isNew }: LinkAddressProps) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<{ url: string; isDone: boolean } | null>(null)
  const address = new URL(url, document.baseURI).href
  const result = copied?.url === url ? copied : null
  const copy = async () => {
    // Without the selection, browsers that refuse the clipboard would leave nothing to copy by hand.
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied({ url, isDone: true })
    } catch {
      setCopied({ url, isDone: false })
    }
  }
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TextField
          label={words.address}
          value={address}
          inputRef={field}
          autoFocus={isNew}
          onFocus={() => field.current?.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ flexGrow: 1 }}
        />
        <Button
          variant="contained"
          onClick={() => void copy()}
          startIcon={result?.isDone ? <CheckIcon size={18} /> : undefined}
          sx={{ flexShrink: 0 }}
        >
          {words.copy}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ marginTop: 0.75, '&:empty': { display: 'none' } }}>
        {result && (result.isDone ? words.copied : words.couldNotCopy)}
      </Typography>
    </div>
  )
}
