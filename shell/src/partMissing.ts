/** Event with which the shell tells the early script that a remote failed to load. */
export const partMissing = 'part-missing';
