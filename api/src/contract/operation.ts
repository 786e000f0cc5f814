/** Returns a function that describes a call of the API: its id, and the schema beyond what these calls share. */
export const operationsOf =
  <Shared extends object>(shared: Shared) =>
  <Schema extends object>(operationId: string, schema: Schema) => ({ ...shared, operationId, ...schema })
