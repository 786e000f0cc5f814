import { formatDay, ListView, Rows, Section, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { titleOf, useImports } from '../../imports/import-calls'
import { words as sharedWords } from '../../imports/words'
import { words } from './words'

/** Lists the imports of the last 30 days. */
export const EarlierImports = () => (
  <Section heading={words.earlier.heading} gap={1.5}>
    <ListView
      list={useImports()}
      loading={words.earlier.loading}
      failure={words.earlier.couldNotGet}
      empty={<Typography color="textSecondary">{words.earlier.none}</Typography>}
    >
      {(imports) => (
        <Rows items={imports} label={words.earlier.heading} gap={0}>
          {(each) => (
            <Stack sx={{ paddingBlock: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <TextLink
                to={`/archive/import/${each._id}`}
                sx={{ alignSelf: 'flex-start', fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {each.fileName}
              </TextLink>
              <Typography variant="body2" color="textSecondary">
                {[each.source && sharedWords.sources[each.source], formatDay(each.createdAt), titleOf(each)]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Stack>
          )}
        </Rows>
      )}
    </ListView>
  </Section>
)
