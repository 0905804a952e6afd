import {
  mergeAnswer,
  mergeCandidatesAnswer,
  mergePreviewAnswer,
  mergeSchema,
  mergeUndoAnswer,
} from '../../entities/merging/merge.ts';
import * as answer from '../../fields/answers.ts';
import type { Call } from '../Call.ts';

/** Two clients who are the same become one (docs/product/office.md "A client"). */
export const clientMergeCalls = {
  mergeCandidates: {
    who: 'clients',
    method: 'GET',
    path: '/clients/:id/merge/candidates/',
    summary: 'Clients with the same e-mail or phone number as this one or one of its contacts',
    answer: mergeCandidatesAnswer,
    refusals: [404],
  },
  previewMerge: {
    who: 'clients',
    method: 'GET',
    path: '/clients/:id/merge/:otherId/',
    summary: 'What merging another client into this one would do: fields, records, balances',
    answer: mergePreviewAnswer,
    refusals: [404, 409],
  },
  mergeClients: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/merge/',
    summary: 'Merges another client into this one; 409 where one of them is another by now',
    body: mergeSchema,
    answer: mergeAnswer,
    refusals: [404, 409],
  },
  previewMergeUndo: {
    who: 'clients',
    method: 'GET',
    path: '/client-merges/:id/undo/',
    summary: 'What taking a merge of clients back does, and what stands in its way',
    answer: mergeUndoAnswer,
    refusals: [404, 409],
  },
  undoMerge: {
    who: 'clients',
    method: 'POST',
    path: '/client-merges/:id/undo/',
    summary: 'Takes a merge of clients back; 409 where what it moved was changed since',
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
