import { boundaries } from './platform/boundaries.mjs'
import { commonRules, monotonicDurations } from './platform/presets/eslint.mjs'

/** Pages from right to left mirror `padding: 0 0 0 8px`, but not four values that are computed. */
const mirroredStyle = [
  {
    selector: "CallExpression[callee.property.name='spacing'][arguments.length=4]",
    message: 'Four values are not mirrored: name the side, such as paddingInlineStart.',
  },
  {
    selector: "Property[key.name='textAlign'] > Literal[value=/^(start|end)$/]",
    message:
      'The first letter of a text decides where it starts and ends. Write left or right, which are mirrored.',
  },
]
const functionStyle = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type="BlockStatement"]',
  message: 'Declare a function with a body; an arrow is for one expression, or for a constant with a type.',
}

/** Queries of a repository that are exported on their own, and no step of their caller's transaction. */
const bareQueries = [
  'FunctionDeclaration[id.name!=/^create/]',
  'VariableDeclaration > VariableDeclarator[id.name!=/^create/] > ArrowFunctionExpression',
].map((declaration) => ({
  selector: `ExportNamedDeclaration > ${declaration} > .params:first-child[name!="transaction"][typeAnnotation.typeAnnotation.typeName.name=/^(Database|Queries)$/]`,
  message: 'Return it from `create…(database)`, or take the `transaction` of the caller.',
}))

/** Calls that replace modules, also for the other tests of a group (`platform/group-tests.mjs`). */
const ownModules = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(un|do|dont)?mock$|^(resetModules|isolateModules)/]",
  message: 'Name the file `*.alone.test.ts`, so that it has modules of its own.',
}

export default [
  ...commonRules(['{shell,shared-ui,shared-auth,remote-*}/src/**/*.{ts,tsx}']),
  { files: ['api/test/**'], rules: { 'no-restricted-syntax': 'off' } },
  // Tests of the host run it on the site's server, with the helpers of the API's tests.
  { files: ['platform/host/**/*.test.ts'], rules: { 'import-x/no-relative-packages': 'off' } },
  ...boundaries(),
  {
    files: ['{api,platform/host,shared-*,shell,remote-*}/**/*.test.{ts,tsx}'],
    ignores: ['**/*.alone.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ownModules] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', 'api/test/**'],
    rules: {
      'no-restricted-syntax': ['error', ...monotonicDurations, functionStyle, ...mirroredStyle],
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'bench/**'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{api,platform/host}/src/**/repository.ts'],
    rules: { 'no-restricted-syntax': ['error', ...monotonicDurations, functionStyle, ...bareQueries] },
  },
  // Command-line programs print to the console, and what a test does wrong fails it there.
  {
    files: [
      'platform/{bin,src/commands}/**',
      'bench/src/{,cluster/,load/}main.ts',
      '.ci/**',
      'api/src/main.ts',
      'embedded-postgres/src/launcher.ts',
      'shared-auth/src/testing/check-call.ts',
    ],
    rules: { 'no-console': 'off' },
  },
]
