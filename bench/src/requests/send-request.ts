import { requestHeaders, type Request } from './request'

/** Makes one call. @returns what came @throws unless it succeeds */
export async function sendRequest(address: string, request: Request): Promise<unknown> {
  const { method, path, body } = request
  const answer = await fetch(address + path, {
    method,
    headers: requestHeaders(request),
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
