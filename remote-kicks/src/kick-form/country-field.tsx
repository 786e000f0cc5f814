import { countryName } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { englishCountryName } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { type PickedPlace } from '../places/picked-place'
import { words } from './words'

interface CountryFieldProps {
  place: PickedPlace | null
  readOnly?: boolean
  onChange(place: PickedPlace): void
}

const nowhere: PickedPlace = { name: '', country: null, location: null }

/** The country of the place in the page's language, which borders tell and the user may change. */
export function CountryField({ place, readOnly, onChange }: CountryFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    onChange({ ...(place ?? nowhere), country: englishCountryName(text) || null })
  }
  return (
    <TextField
      label={words.country}
      value={typed ?? countryName(place?.country ?? '')}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
      autoComplete="off"
      slotProps={{ htmlInput: { readOnly } }}
    />
  )
}
