import { isRoleName } from './role-name'

test.each([
  ...['Moderator', 'MODERATOR', 'Ann, Moderator', 'Moderatorin Ann', 'M o d e r a t o r', 'Möderatör'],
  ...['M0derat0r', 'Mode\u200brator', 'Моdеrаtоr', 'Ｍｏｄｅｒａｔｏｒ', 'Μοderator', '𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫'],
  ...[
    'Admin',
    '@dmin',
    'Administrator',
    'Bucketeer',
    'Bucketeer Team',
    'The official Bucketeer',
    'Support team',
  ],
  ...['المشرف'],
])('%s is the name of a role', (name) => expect(isRoleName(name)).toBe(true))

test.each([
  ...['Ann', 'A happy bucketeer', 'Bucketeer Bob', 'Moderate Max', 'Adminka', 'Team Rocket', 'Staffan'],
  ...['Мария', 'Μαρία', 'محمد', '李小龙', '4711', '🪣', ''],
])('%s is the name of a person', (name) => expect(isRoleName(name)).toBe(false))
