import { type Kick } from '@bucketeer/shared-auth'
import { Box, Stack } from '@bucketeer/shared-ui'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { ContinentSelect } from '../../kick-form/continent-select'
import { words as kickWords } from '../../kick-form/words'
import { type EditValues } from './edit-values'
import { words } from './words'

interface SharingFieldsProps {
  values: EditValues
  change(part: Partial<EditValues>): void
  readOnly: boolean
  audience: Kick['audience']
  onAudience(audience: Kick['audience']): void
}

/** The continent of a Private Kick and who can see it. */
export function SharingFields({ values, change, readOnly, audience, onAudience }: SharingFieldsProps) {
  const { continent = '' } = values
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: { sm: 360 } }}>
        <ContinentSelect
          value={continent}
          onChange={(chosen) => change({ continent: chosen })}
          readOnly={readOnly}
          problem={audience !== 'Private' && !continent ? words.chooseContinent : null}
        />
      </Box>
      <AudienceChoice
        legend={kickWords.audience}
        offered={offeredAudiences}
        present="Private"
        value={audience}
        onChange={onAudience}
      />
    </Stack>
  )
}
