import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Query, UseMutationOptions, UseQueryOptions } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { LinkButton } from '../links/links'
import { PageFrame } from '../page/page-frame'
import { ErrorBanner } from '../states/banners'
import { EntityGate, type EntityGateProps, statusOf } from '../states/entity-gate'
import { MessageView } from '../states/message-views'
import { SharePasswordField } from './share-password-field'
import { words } from './words'

/** The result of `useMutation`. */
interface Unlocking {
  mutate(password: string): void
  isPending: boolean
  error: Error | null
}

/** Asks for the password of a link. Has no slot: pieces of other remotes stay away from it. */
function LockedLink({ mutate, isPending, error }: Unlocking) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(password)
  }
  return (
    <PageFrame title={words.locked.title} intro={words.locked.text}>
      <Stack component="form" onSubmit={submit} sx={{ alignItems: 'flex-start', gap: 2.5, maxWidth: 440 }}>
        <ErrorBanner title={words.locked.failed} error={error} />
        <SharePasswordField value={password} onChange={setPassword} />
        <Button type="submit" variant="contained" loading={isPending}>
          {words.locked.open}
        </Button>
      </Stack>
    </PageFrame>
  )
}

export interface SharedGateProps<Entity> extends Omit<EntityGateProps<Entity>, 'page' | 'above'> {
  /** Sends the password that the reader typed. */
  unlocking: Unlocking
}

const Ended = () => (
  <MessageView
    drawing="lost"
    heading={words.ended.heading}
    text={words.ended.text}
    actions={
      <LinkButton to="/" variant="outlined">
        {words.ended.home}
      </LinkButton>
    }
  />
)

/**
 * Renders the page of a shared link: the entity, its skeleton while loading, the form for the password of the link, or why
 * it does not open. Unknown, ended and expired links look alike.
 */
export function SharedGate<Entity>({ unlocking, ...gate }: SharedGateProps<Entity>) {
  const status = statusOf(gate.query.error)
  const isLocked = status === 401
  const wasLocked = useRef(false)
  const isOpen = !isLocked && gate.query.data !== undefined
  useEffect(() => {
    wasLocked.current ||= isLocked
    if (!isOpen || !wasLocked.current) return
    wasLocked.current = false
    // The form that had the focus is gone.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [isLocked, isOpen])
  if (status === 404 || statusOf(unlocking.error) === 404) return <Ended />
  if (isLocked) return <LockedLink {...unlocking} />
  return <EntityGate {...gate} />
}

interface Reading {
  /** Empty as long as it is unknown. */
  sharePassword: string
  signal?: AbortSignal
}

interface SharedLinkOptions<Shown> {
  queryKey: readonly unknown[]
  /** Reads what the link shows. */
  read(reading: Reading): Promise<Shown>
}

/** A refetch would replace the form for the password. */
const isOpen = ({ state }: Pick<Query, 'state'>) => state.status === 'success'

/**
 * Returns the options of the query that reads what a link shows, and of the mutation that opens the link with a password,
 * and that password. The page itself runs them, because only pages that import TanStack Query get a client.
 */
export function useSharedLink<Shown>({ queryKey, read }: SharedLinkOptions<Shown>) {
  const password = useRef('')
  const query: UseQueryOptions<Shown> = {
    queryKey,
    queryFn: ({ signal }) => read({ sharePassword: password.current, signal }),
    refetchOnWindowFocus: isOpen,
    refetchOnReconnect: isOpen,
  }
  const unlocking: UseMutationOptions<Shown, Error, string> = {
    mutationFn: (sharePassword) => read({ sharePassword }),
    onSuccess: (shown, sharePassword, _result, { client }) => {
      password.current = sharePassword
      client.setQueryData(queryKey, shown)
    },
  }
  return { query, unlocking, password }
}

/** Invites visitors at the end of a shared page. */
export function JoinInvitation() {
  return (
    <Box
      component="aside"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        padding: { xs: 2.5, sm: 3 },
        border: 1,
        borderRadius: '20px',
        borderStyle: 'dashed',
        borderColor: 'edge',
      }}
    >
      <Typography variant="h5" component="p">
        {words.join.heading}
      </Typography>
      <LinkButton to="/signup" variant="contained">
        {words.join.become}
      </LinkButton>
    </Box>
  )
}
