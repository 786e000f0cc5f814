import { keys } from '@bucketeer/shared-auth'
import { Button, Card, CardContent, ErrorBanner, Stack, Typography, useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

/** Asks once whether others can find the user, who had an account before there was the search for people. */
export function FindableQuestion({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isFindable: boolean) =>
      request('put', '/api/user/{userId}', { params: { userId }, body: { isFindable } }),
    onSuccess: (saved) => {
      // The pressed button goes with the card.
      document.querySelector('h1')?.focus()
      cache.setQueryData(keys.users.detail(userId), saved)
      toasts.success(words.question.saved)
    },
  })
  const { heading, text, yes, no, couldNotSave } = words.question
  return (
    <Card component="section" aria-label={heading}>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h4" component="h2">
          {heading}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{text}</Typography>
        <ErrorBanner title={couldNotSave} error={error} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" aria-disabled={isPending} onClick={() => !isPending && mutate(true)}>
            {yes}
          </Button>
          <Button color="inherit" aria-disabled={isPending} onClick={() => !isPending && mutate(false)}>
            {no}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  )
}
