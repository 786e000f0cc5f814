import { LinkButton, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import type { KeptDraft } from '@bucketeer/shared-ui/forms'
import type { FirstStep } from './use-today'
import { words } from './words'

interface FinishCardProps {
  /** The first steps that are left. */
  steps: readonly FirstStep[]
  drafts: readonly KeptDraft[]
}

/** Lists the first steps that are left, and drafts. */
export const FinishCard = ({ steps, drafts }: FinishCardProps) => (
  <>
    {steps.length > 0 && (
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{words.finish.steps(steps.length)}</Typography>
        <Typography component="ul" variant="body2" sx={{ margin: 0, paddingLeft: 2.5 }}>
          {steps.map((step) => (
            <li key={step}>{words.finish.stepNames[step]}</li>
          ))}
        </Typography>
        <LinkButton to="/login" variant="outlined">
          {words.finish.toSteps}
        </LinkButton>
      </Stack>
    )}
    {drafts.length > 0 && (
      <Stack sx={{ gap: 1 }}>
        <Typography>{words.finish.drafts}</Typography>
        <Stack component="ul" sx={{ gap: 0.5, margin: 0, paddingLeft: 2.5 }}>
          {drafts.map(({ path, title }) => (
            <li key={path}>
              <TextLink to={path}>{title ?? words.finish.untitled}</TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    )}
  </>
)
