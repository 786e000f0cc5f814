// The part of the server kit that knows HTTP, which repositories may not import.
export * from './server/errors/error-handler'
export * from './server/errors/explain'
export * from './server/errors/http-error'
export * from './server/http/background-tasks'
export * from './server/http/byte-range'
export * from './server/http/compression'
export * from './server/http/route-config'
export * from './server/http/same-secret'
