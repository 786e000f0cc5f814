import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { teamContract } from './team-contract'

// `npm run team-docs`: writes docs/teams/contract.md.
const file = join(root, 'docs/teams/contract.md')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, teamContract())
