import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, commands } from '../../../bin/command-table.mjs'
import { helpOf, helpOfAll, readArgs } from '../../../bin/command-line.mjs'
import { root } from '../../../bin/root.mjs'

const names = Object.keys(commands) as (keyof typeof commands)[]

describe('readArgs', () => {
  test('returns options and arguments', () => {
    expect(readArgs('rollback', ['kicks', '0.1.0-s1', '-m', 'no pictures'])).toMatchObject({
      values: { message: 'no pictures' },
      positionals: ['kicks', '0.1.0-s1'],
    })
  })

  test('returns every value of an option that may be given several times', () => {
    expect(readArgs('start', ['--release', 'kicks', '--release', 'shell', 'buckets'])).toMatchObject({
      values: { release: ['kicks', 'shell'] },
      positionals: ['buckets'],
    })
  })

  test('refuses an unknown option and names the nearest known one', () => {
    expect(() => readArgs('releases', ['kicks', '--of'])).toThrow(
      'npm run releases has no option --of; did you mean --off? npm run releases -- --help shows how to use it.',
    )
    expect(() => readArgs('release', ['kicks', '--canray', '10'])).toThrow('did you mean --canary?')
    expect(() => readArgs('rollback', ['kicks', '--mess', 'why'])).toThrow('did you mean --message?')
    expect(() => readArgs('releases', ['--colour'])).toThrow(
      'npm run releases has no option --colour. npm run',
    )
    expect(() => readArgs('test', ['-x'])).toThrow('npm test has no option -x. npm test -- --help')
  })

  test('refuses an option without its value, and a value for one that takes none', () => {
    expect(() => readArgs('releases', ['--to'])).toThrow(/--to <value>.*--help shows how to use it/)
    expect(() => readArgs('releases', ['kicks', '--off=yes'])).toThrow(/--off.*--help shows how to use it/)
  })

  test('refuses too few and too many arguments', () => {
    expect(() => readArgs('rollback', [])).toThrow('npm run rollback -- PART [VERSION | PART …] [OPTIONS]')
    expect(() => readArgs('releases', ['kicks', 'buckets'])).toThrow('npm run releases -- [PART] [OPTIONS]')
    expect(() => readArgs('build', ['kicks', 'buckets', 'shell'])).not.toThrow()
  })

  test('refuses an argument of start without --release, and a canary that is not a percentage', () => {
    expect(() => readArgs('start', ['extra'])).toThrow(
      'npm start has no argument extra. npm start -- --help shows how to use it.',
    )
    for (const canary of ['0', '100', '1.5', 'ten'])
      expect(() => readArgs('release', ['kicks', '--canary', canary])).toThrow(
        `--canary needs a whole number from 1 to 99, the percentage of visitors, not ${canary}.`,
      )
    expect(readArgs('release', ['kicks', '--canary', '10']).values.canary).toBe('10')
  })

  test('passes the arguments of the browser tests on to Playwright', () => {
    expect(readArgs('e2e', ['--grep', '@kicks', '-g']).args).toEqual(['--grep', '@kicks', '-g'])
  })
})

describe('Help', () => {
  test.each(names)('lists the options of %s, one per line', (name) => {
    const lines = helpOf(name).split('\n')
    expect(lines[0]).toBe(commands[name].does)
    const { options = {} }: Command = commands[name]
    for (const option of [...Object.keys(options), 'help'])
      expect(lines.filter((line) => new RegExp(`--${option}\\b.*  \\S`).test(line))).toHaveLength(1)
  })

  test('lists all commands except hidden ones, one per line', () => {
    const lines = helpOfAll().split('\n')
    expect(lines.some((line) => line.includes('throwaway'))).toBe(false)
    expect(lines.filter((line) => line.includes('npm run deploy-token  '))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('npm start  '))).toHaveLength(1)
  })
})

const documentedIn = (text: string) =>
  [...text.matchAll(/npm (?:run )?([a-z-]+) -- ([^`\n]*)/g)].flatMap(([, name = '', rest = '']) =>
    [...rest.matchAll(/(?<=^|\s|\[)--([a-z][a-z-]*)/g)].map(([, option]) => `${name} --${option}`),
  )

describe('Documentation', () => {
  const folder = join(root, 'docs/operations')
  const files = [join(root, 'README.md'), ...readdirSync(folder).map((name) => join(folder, name))]
  const documented = files.flatMap((file) => documentedIn(readFileSync(file, 'utf8')))

  test('mentions only existing options', () => {
    expect(documented).toEqual(expect.arrayContaining(['restore --deletions', 'releases --off']))
    const own = names.filter((name) => !('passesTo' in commands[name]))
    const known = own.flatMap((name) => {
      const { options = {} }: Command = commands[name]
      return [...Object.keys(options), 'help'].map((option) => `${name} --${option}`)
    })
    const ofCommands = documented.filter((each) => own.some((name) => each.startsWith(`${name} `)))
    expect(ofCommands.filter((each) => !known.includes(each))).toEqual([])
  })
})
