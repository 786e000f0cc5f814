/** `bucketeer install`: does nothing itself, because packages are installed before any command runs. */
export const run = async () => 0
