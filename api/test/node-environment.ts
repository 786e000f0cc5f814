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

/** Exposes Node's own error classes, so that errors thrown by Node's modules are `instanceof Error` in tests. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given)
    for (const name of names) Object.assign(this.global, { [name]: globalThis[name] })
  }
}
