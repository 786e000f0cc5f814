import { adminCommands } from './commands'
import { readAdminCommand } from './read-command'

const helpFor = (...args: string[]) => {
  const read = readAdminCommand(args)
  return 'help' in read ? read.help : undefined
}

describe('readAdminCommand', () => {
  test.each(adminCommands.map(({ name, does }) => [name, does]))('%s has --help', (name, does) => {
    const help = helpFor(...name.split(' '), '--help')
    expect(help).toContain(does)
    expect(help).toContain('--json')
  })

  test('lists all commands', () => {
    for (const { name } of adminCommands) expect(helpFor('--help')).toContain(`  ${name}`)
  })

  test('shows --yes for commands that change something only', () => {
    expect(helpFor('users', 'suspend', '-h')).toContain('--yes')
    expect(helpFor('users', 'list', '-h')).not.toContain('--yes')
  })

  test('shows the help of a group', () => {
    expect(helpFor('content', '--help')).toContain('content hide')
  })

  test('reads arguments and options in any order', () => {
    expect(readAdminCommand(['users', 'make', '--name', 'Ann', 'ann@x.example', '--yes'])).toMatchObject({
      input: { args: ['ann@x.example'], options: { name: 'Ann' } },
      isConfirmed: true,
      isJson: false,
    })
  })

  test.each([
    [[], 'users list'],
    [['people'], 'There is no command people. npm run admin -- --help lists the commands.'],
    [['users', 'kill'], 'There is no command users kill. Known: users list, '],
    [['users', 'show'], 'How to use it: npm run admin -- users show EMAIL|ID [OPTIONS]'],
    [
      ['users', 'list', '--yes'],
      'npm run admin -- users list has no option --yes. npm run admin -- users list --help shows',
    ],
    [['users', 'list', '--limit'], 'npm run admin -- users list --help shows how to use it.'],
  ])('refuses %j', (args, message) => {
    expect(() => readAdminCommand(args)).toThrow(message)
  })
})
