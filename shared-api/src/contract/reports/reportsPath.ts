/**
 * Path below `/api/` for browser reports. In its own file, because every page needs this path, but
 * few need the others.
 */
export const reportsPath = 'reports/';
