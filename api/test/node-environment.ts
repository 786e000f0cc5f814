import { TestEnvironment } from 'jest-environment-node'

const names = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const

/** Jest's environment with Node's own errors: those of packages that Node loaded are `instanceof Error` too. */
export default class NodeErrors extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    for (const name of names) Object.assign(this.global, { [name]: globalThis[name] })
  }
}
