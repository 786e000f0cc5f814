import { styled } from '@mui/material/styles'
import { type ComponentProps, useId } from 'react'
import { fieldLook } from '../../theme/field-look'

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Text = styled('textarea')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.content(theme),
  ...fieldLook.outlined(theme),
  display: 'block',
  width: '100%',
  border: 0,
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
}))

interface PhotoTextProps extends Omit<ComponentProps<typeof Text>, 'onChange'> {
  label: string
  /** The label for screen readers, which names the photo. It begins with the visible label. */
  name: string
  value: string
  onChange(text: string): void
}

/** A text of a photo. Native, because MUI's field would bring the code of all fields a second time. */
export function PhotoText({ label, name, onChange, ...field }: PhotoTextProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Text
        id={id}
        dir="auto"
        aria-label={name}
        onChange={({ target }) => onChange(target.value)}
        {...field}
      />
    </div>
  )
}
