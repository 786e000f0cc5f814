export const password = 'a walk in the woods'

/** Somebody new, who can log in with `password`. */
export async function signUp(address: string, email: string): Promise<void> {
  const person = { userName: 'Somebody', tagline: 'Onwards', email, password }
  const answer = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`)
}
