import type { AuthCalls } from '../auth-calls'
import { fakeAuthCalls } from './fake-auth-calls'

interface PendingCall<Argument, Answer> {
  argument: Argument
  succeed: (answer: Answer) => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** Resolves after all pending microtasks. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

function pendingCall<Argument, Answer>() {
  const calls: PendingCall<Argument, Answer>[] = []
  const call = (argument: Argument) =>
    new Promise<Answer>((resolve, reject) =>
      calls.push({
        argument,
        succeed: (answer) => (resolve(answer), settled()),
        fail: (error) => (reject(error), settled()),
      }),
    )
  return { calls, call }
}

type Answer<Call extends keyof AuthCalls> = Awaited<ReturnType<AuthCalls[Call]>>
type Argument<Call extends keyof AuthCalls> = Parameters<AuthCalls[Call]>[0]

/** Creates auth calls that stay pending until the test settles them, in any order. */
export function controlAuthCalls() {
  const login = pendingCall<Argument<'login'>, Answer<'login'>>()
  const signup = pendingCall<Argument<'signup'>, Answer<'signup'>>()
  const verify = pendingCall<Argument<'verify'>, Answer<'verify'>>()
  const logout = pendingCall<Argument<'logout'>, Answer<'logout'>>()
  const auth = fakeAuthCalls({
    login: login.call,
    signup: signup.call,
    verify: verify.call,
    logout: logout.call,
  })
  const callAt = <Call>(calls: Call[], index: number): Call => {
    const call = calls.at(index)
    if (!call) throw new Error(`No call ${index} among ${calls.length} calls.`)
    return call
  }
  return {
    auth,
    login: (index = -1) => callAt(login.calls, index),
    signup: (index = -1) => callAt(signup.calls, index),
    verify: (index = -1) => callAt(verify.calls, index),
    logout: (index = -1) => callAt(logout.calls, index),
    tokensVerified: () => verify.calls.map(({ argument }) => argument),
    tokensRevoked: () => logout.calls.map(({ argument }) => argument),
    settled,
  }
}
