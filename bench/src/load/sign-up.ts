export const password = 'a walk in the woods'

/** Signs up a user whose password is `password`. @returns the session token */
export async function signUp(address: string, email: string): Promise<string> {
  const user = { userName: 'Somebody', tagline: 'Onwards', email, password }
  const response = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  if (!response.ok) throw new Error(`Signup failed: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { authToken: string }).authToken
}
