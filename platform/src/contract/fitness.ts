import { mayMeet } from './match-route'
import { isInRange } from './range'
import type { RemoteRelease, ShellRelease } from './release'

const nameOf = ({ part, version }: { part: string; version: string }) => `${part} ${version}`

type Asking = Pick<RemoteRelease, 'part' | 'version' | 'requires'>
type Providing = Pick<ShellRelease, 'part' | 'version' | 'provides'>

/** What a remote asks for and a shell lacks, each as a sentence that says what to do; empty when they fit. */
export const misfits = (remote: Asking, shell: Providing): string[] =>
  Object.entries(remote.requires).flatMap(([singleton, { range, names }]) => {
    const provided = shell.provides[singleton]
    if (!provided)
      return [
        `${nameOf(remote)} asks for ${singleton}, which ${nameOf(shell)} does not share. Bundle it with ${remote.part}, or release a shell that shares it first.`,
      ]
    if (!isInRange(provided.version, range))
      return [
        `${nameOf(remote)} asks for ${singleton} ${range}, and ${nameOf(shell)} brings ${provided.version}. Build ${remote.part} for ${provided.version}, or release a shell with ${range} first.`,
      ]
    const missing = names.filter((name) => provided.names && !provided.names.includes(name))
    return missing.map(
      (name) =>
        `${nameOf(remote)} uses ${name} of ${singleton}, which ${nameOf(shell)} does not export. Do without it, or release a shell that exports it first.`,
    )
  })

interface Routed {
  part: string
  routes: readonly { path: string }[]
}

const serverWords = ['api', 'auth', 'media', 'releases', 'metrics', 'healthz', 'readyz', 'registry.json']

const serverClashes = ({ part, routes }: Routed) =>
  routes
    .filter(({ path }) => serverWords.includes(path.split('/')[1] ?? ''))
    .map(
      ({ path }) =>
        `${part} asks for the route ${path}, which the server answers itself. Choose another path.`,
    )

/**
 * Routes of a part that the router could not tell from another part's, or that are the server's, each as a sentence.
 * A fixed word goes before a parameter, so `/journal/public` and `/journal/:journalId` get on.
 */
export const routeClashes = (part: Routed, others: readonly Routed[]): string[] => [
  ...serverClashes(part),
  ...others.flatMap((other) =>
    other.routes.flatMap(({ path: theirs }) =>
      part.routes
        .filter(({ path }) => mayMeet(path, theirs))
        .map(
          ({ path }) =>
            `${part.part} asks for the route ${path}, and ${other.part} has ${theirs}. Choose another path, or have ${other.part} give it up first, or together: npm run release -- ${other.part} ${part.part}.`,
        ),
    ),
  ),
]
