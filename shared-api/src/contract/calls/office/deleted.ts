import { deletedRecordsAnswer, deletedRecordsQuery } from '../../entities/deletedRecords.ts';
import type { Call } from '../Call.ts';

/** What was deleted and can be restored (docs/product/office.md "Audit and undo"). */
export const deletedCalls = {
  deletedRecords: {
    who: 'records',
    method: 'GET',
    path: '/deleted/',
    summary: 'What was deleted in the last 30 days, the newest first',
    query: deletedRecordsQuery,
    answer: deletedRecordsAnswer,
  },
} as const satisfies Record<string, Call>;
