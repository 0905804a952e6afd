/** The event by which the shell tells the early script that a remote could not be loaded. */
export const partMissing = 'part-missing';
