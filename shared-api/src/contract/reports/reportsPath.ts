/**
 * Where browsers report to, below `/api/`. It stands by itself, since every page carries it and few
 * carry the other paths.
 */
export const reportsPath = 'reports/';
