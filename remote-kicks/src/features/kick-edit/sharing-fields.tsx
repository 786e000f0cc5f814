import { type Kick } from '@bucketeer/shared-auth'
import { Alert, Box, InfoIcon, Stack } from '@bucketeer/shared-ui'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { missingParts } from '../../kick/missing'
import { ContinentSelect } from '../../kick-form/continent-select'
import { words as kickWords } from '../../kick-form/words'
import { type EditValues } from './edit-values'
import { words } from './words'

const listOf = new Intl.ListFormat('en')

interface SharingFieldsProps {
  values: EditValues
  change(part: Partial<EditValues>): void
  readOnly: boolean
  audience: Kick['audience']
  onAudience(audience: Kick['audience']): void
}

/** The continent of a Private Kick and who can see it, with what it needs before others can. */
export function SharingFields({ values, change, readOnly, audience, onAudience }: SharingFieldsProps) {
  const { continent = '' } = values
  const missing = audience === 'Private' ? [] : missingParts({ ...values, continent })
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: { sm: 360 } }}>
        <ContinentSelect
          value={continent}
          onChange={(chosen) => change({ continent: chosen })}
          readOnly={readOnly}
          problem={missing.includes('continent') ? words.chooseContinent : null}
        />
      </Box>
      <AudienceChoice
        legend={kickWords.audience}
        offered={offeredAudiences}
        present="Private"
        value={audience}
        onChange={onAudience}
      />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {missing.length > 0 && (
          <Alert role="presentation" severity="info" icon={<InfoIcon size={22} />}>
            {words.missing(listOf.format(missing.map((part) => words.parts[part])))}
          </Alert>
        )}
      </Box>
    </Stack>
  )
}
