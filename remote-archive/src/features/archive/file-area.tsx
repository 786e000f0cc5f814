import { focusRing, radius, SecondaryText, styled, Typography, visuallyHidden } from '@bucketeer/shared-ui'
import { useDroppedFiles } from '@bucketeer/shared-ui/forms'
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'

const Area = styled('label')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: radius.card,
  border: `2px dashed ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& svg': { color: theme.vars.palette.secondary.main },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[data-over]': { borderStyle: 'solid', borderColor: theme.vars.palette.secondary.main },
  '&:has(input:focus-visible)': focusRing(theme),
}))

interface FileAreaProps extends Omit<ComponentProps<'input'>, 'type' | 'style' | 'onChange'> {
  icon: ReactNode
  label: string
  hint: string
  /** Whether files can be dropped on it. Browsers give no files of a folder that is dropped. */
  takesDrops?: boolean
  onFiles(files: File[]): void
}

/** An area that takes files by a click, the keyboard or a drop. */
export function FileArea({ icon, label, hint, takesDrops = false, onFiles, ...input }: FileAreaProps) {
  const id = useId()
  const { isOver, handlers } = useDroppedFiles((files) => !input.disabled && onFiles(files))
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // Without this, choosing the same file again fires no change event.
    target.value = ''
  }
  return (
    <Area {...(takesDrops && handlers)} data-over={isOver || undefined}>
      <input {...input} type="file" aria-describedby={id} style={visuallyHidden} onChange={choose} />
      {icon}
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <SecondaryText id={id} component="span">
        {hint}
      </SecondaryText>
    </Area>
  )
}
