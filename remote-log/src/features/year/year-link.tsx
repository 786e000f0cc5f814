import { shareLinkCalls } from '@bucketeer/shared-auth'
import { Button } from '@bucketeer/shared-ui'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@bucketeer/shared-ui/forms'
import { ShareLinkSection } from '@bucketeer/shared-ui/social'
import { useId, useMemo, useState } from 'react'
import { request } from '../../request'
import { words } from './words'

/** A button that opens the dialog with the link of a year of the user's own log. */
export function YearLink({ year }: { year: number }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const linkCalls = useMemo(() => shareLinkCalls(request, { kind: 'year', id: String(year) }), [year])
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.share}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
        <DialogTitle id={id}>{words.heading(year)}</DialogTitle>
        <DialogContent>
          <ShareLinkSection calls={linkCalls} note={words.linkNote} notesChoice={words.notesChoice} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {words.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
