import { socketPort } from './socket-dir'

/** Given at each start rather than written into the data folder, so that a new release can change them. */
export const serverSettings = (socketDir: string): Record<string, string> => ({
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_directories: socketDir,
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  // Disks of today find a page anywhere nearly as fast as the next one; with its default of 4, made for disks that turn,
  // PostgreSQL rather reads a hundred thousand rows one after the other than a thousand by their index.
  random_page_cost: '1.1',
  // Queries of a site are short: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Where a container has little /dev/shm, queries by several workers would fail.
  max_parallel_workers_per_gather: '0',
})
