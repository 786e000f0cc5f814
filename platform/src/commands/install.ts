/** `bucketeer install`: the packages are installed by the time a command runs, so there is nothing left to do. */
export const run = async () => 0
