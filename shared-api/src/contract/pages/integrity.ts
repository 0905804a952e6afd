/**
 * What browsers check files of releases by (subresource integrity): `sha256-…` by file name, relative to
 * the folder of the app's entry.
 */
export type Integrity = Record<string, string>;

/** Of each build and language: the hashes of what its code loads later. */
export const integrityFile = 'integrity.json';

/** The global in which the code of each app finds the hashes of its files, by its federation name. */
export const integrityGlobal = '_INTEGRITY';
