import { attack, type Attack } from './attack'

// What it rejects with ends this process, which its parent notices. So does its end, which closes all connections.
process.on(
  'message',
  (plan: Attack) => void attack(plan).then((outcomes) => process.send?.(outcomes, () => process.exit())),
)
