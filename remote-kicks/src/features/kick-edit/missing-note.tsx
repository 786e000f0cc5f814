import { type Kick } from '@bucketeer/shared-auth'
import { Alert, Box, InfoIcon } from '@bucketeer/shared-ui'
import { missingParts } from '../../kick/missing'
import { type KickValues } from '../../kick-form/kick-values'
import { words } from './words'

const listOf = new Intl.ListFormat('en')

/** Says what a Private Kick needs before others can see it. */
export function MissingNote({ values, audience }: { values: KickValues; audience: Kick['audience'] }) {
  const missing = audience === 'Private' ? [] : missingParts(values)
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {missing.length > 0 && (
        <Alert role="presentation" severity="info" icon={<InfoIcon size={22} />}>
          {words.missing(listOf.format(missing.map((part) => words.parts[part])))}
        </Alert>
      )}
    </Box>
  )
}
