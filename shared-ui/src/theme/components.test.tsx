import TextField from '@mui/material/TextField'
import { screen } from '@testing-library/react'
import { PhotoText } from '../photos/editor/photo-row'
import { renderWithSite } from '../testing/render-with-site'

test('what is typed runs in the direction of its first letter', () => {
  renderWithSite(
    <>
      <TextField label="Title" defaultValue="رحلة" />
      <TextField label="Text" multiline defaultValue="נסיעה" slotProps={{ htmlInput: { maxLength: 9 } }} />
      <TextField label="Short" slotProps={{ input: { endAdornment: '?' } }} />
      <PhotoText label="Caption" name="Caption" value="رحلة" onChange={() => undefined} />
    </>,
  )
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto')
  expect(screen.getByLabelText('Text')).toHaveAttribute('maxlength', '9')
})
