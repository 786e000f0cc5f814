import { earlyCallsName, type Registry } from '@bucketeer/platform'
import { asJson } from './as-json'
import type { MatchedRoute } from './preloads'

interface Early {
  url: string
  /** Who asks, as `x-client` says it. */
  part: string
  /** Made for members alone. */
  isProtected?: true
  /** Made without a token, whoever asks. */
  isPlain?: true
}

/** Where the call goes at that address; undefined where a parameter is not what ids look like. */
const fillIn = (call: string, path: string, pathname: string): string | undefined => {
  const given = pathname.split('/')
  const values = new Map(path.split('/').map((segment, index) => [segment, given[index] ?? '']))
  const url = call.replace(/:[a-zA-Z]+/g, (name) => values.get(name) ?? name)
  return /^[\w/?&=.-]+$/.test(url) ? url : undefined
}

const callsOf = (route: MatchedRoute, shell: string, pathname: string): Early[] => {
  const { path, access, calls = [], remote } = route
  if (remote?.isOff) return []
  return calls.flatMap((call) => {
    const url = fillIn(call.path, path, pathname)
    if (!url) return []
    return {
      url,
      part: remote ? `${remote.name}/${remote.version}` : shell,
      ...(access === 'protected' && { isProtected: true as const }),
      ...(call.token === false && { isPlain: true as const }),
    }
  })
}

/** A call that hangs is made again after so many milliseconds. */
const patience = 15_000

/**
 * A script that asks for what the page of an address needs first, at once and not only when its scripts have come: who
 * one is, and the route's own `calls`, except those of a search that the address may ask for. The calls of the shell and
 * of the page get these answers: `earlyAnswer` of shared-auth.
 */
export const earlyCallsTag = (
  { registry, apiUrl, pathname }: { registry: Registry; apiUrl: string; pathname: string },
  route: MatchedRoute | undefined,
  nonce: string,
): string => {
  const shell = `shell/${registry.shell.version}`
  const verification: Early = { url: '/auth/verify', part: shell, isProtected: true }
  const calls = [verification, ...(route ? callsOf(route, shell, pathname) : [])]
  return (
    `<script nonce="${nonce}">{let token=null;try{token=localStorage.getItem('authToken')}catch{}` +
    `const calls=window.${earlyCallsName}={};for(const{url,part,isProtected,isPlain}of ${asJson(calls)}){` +
    `if(isProtected&&!token||location.search&&url!=='/auth/verify')continue;const sent=isPlain?null:token;` +
    `const answer=fetch(${asJson(apiUrl)}+url,{headers:{accept:'application/json','x-client':part,` +
    `...sent&&{authorization:'Bearer '+sent}},signal:AbortSignal.timeout?.(${patience})})` +
    `.then(async r=>{const data=await r.json();` +
    `return r.ok?{data,link:r.headers.get('link')??''}:{status:r.status,message:data.message}});` +
    `answer.catch(()=>{});calls[url]={token:sent,answer}}}</script>`
  )
}
