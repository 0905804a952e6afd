import type { Call } from '../Call.ts';

const zip = { mediaType: 'application/zip' } as const;

/** Archives of what is stored (docs/product/office.md "Export"). */
export const exportCalls = {
  exportEverything: {
    who: 'records',
    method: 'GET',
    path: '/export-everything/',
    summary: 'All lists as CSV and all tables as JSON, in one archive',
    answer: zip,
  },
  exportClient: {
    who: 'records',
    method: 'GET',
    path: '/clients/:id/data/',
    summary: 'Everything that is stored of one client, in one archive',
    answer: zip,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
