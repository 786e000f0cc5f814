import { type Kick } from '@bucketeer/shared-auth'
import { Alert, Box, InfoIcon, Stack } from '@bucketeer/shared-ui'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { missingParts } from '../../kick/missing'
import { words as kickWords } from '../../kick-form/words'
import { type EditValues } from './edit-values'
import { words } from './words'

const listOf = new Intl.ListFormat('en')

interface SharingFieldsProps {
  values: EditValues
  audience: Kick['audience']
  onAudience(audience: Kick['audience']): void
}

/** Who can see a Private Kick, with what it needs before others can. */
export function SharingFields({ values, audience, onAudience }: SharingFieldsProps) {
  const missing = audience === 'Private' ? [] : missingParts(values)
  return (
    <Stack sx={{ gap: 3 }}>
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
