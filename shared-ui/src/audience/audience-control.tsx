import { isolate } from '@bucketeer/platform/text'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { AudienceDialog } from './audience-dialog'
import { type Audience, audienceTexts } from './audiences'

export interface AudienceControlProps<Value extends Audience> {
  /** The title of the dialog: 'Who can see this'. */
  title: string
  /** The present audience. */
  value: Value
  /** The audiences on offer. The present one is shown even if it is not among them. */
  offered: readonly NoInfer<Value>[]
  /** Saves another audience. The dialog closes when it resolves, and shows the message when it rejects. */
  onSave(audience: NoInfer<Value>): Promise<unknown>
  /** Shown below the audiences, such as links for sharing. */
  children?: ReactNode
}

/** Renders a button with the present audience, which opens a dialog to change it. For the owner only. */
export function AudienceControl<Value extends Audience>(props: AudienceControlProps<Value>) {
  const { title, value } = props
  const [isOpen, setOpen] = useState(false)
  const { short, icon: Icon } = audienceTexts[value]
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon size={18} />}
        aria-haspopup="dialog"
        // Begins with the visible label, for users of voice control.
        aria-label={`${short}: ${isolate(title)}`}
        onClick={() => setOpen(true)}
      >
        {short}
      </Button>
      <AudienceDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
