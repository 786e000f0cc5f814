import { socketPort } from './socket-dir'

/** Passed at each start instead of stored in the data folder, so that a release can change them. */
export const serverSettings = (socketDir: string): Record<string, string> => ({
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_directories: socketDir,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // SSDs read random pages nearly as fast as sequential ones. With the default of 4, for hard disks, PostgreSQL scans
  // a hundred thousand rows instead of reading a thousand by an index.
  random_page_cost: '1.1',
  // The site's queries are short: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Parallel queries fail in containers with a small /dev/shm.
  max_parallel_workers_per_gather: '0',
})
