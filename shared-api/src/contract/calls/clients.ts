import * as answer from '../fields/answers.ts';
import { clientNoteSchema, clientTagsSchema } from '../entities/clientNotes.ts';
import {
  clientOverviewAnswer,
  clientTimelineAnswer,
  clientTimelineQuery,
} from '../entities/clientPage.ts';
import { anonymisePreviewAnswer, anonymiseSchema } from '../entities/anonymise/anonymise.ts';
import type { Call } from './Call.ts';

/** Everything of one client, in a few calls (docs/product/office.md "A client"). */
export const clientCalls = {
  clientOverview: {
    who: 'seeClients',
    forbidden: { action: 'read', entity: 'clients' },
    method: 'GET',
    path: '/clients/:id/overview/',
    summary: 'How many records a client has, the next visit, and for Admins what is owed',
    answer: clientOverviewAnswer,
    refusals: [404],
  },
  clientTimeline: {
    who: 'seeClients',
    forbidden: { action: 'read', entity: 'clients' },
    method: 'GET',
    path: '/clients/:id/timeline/',
    summary: 'What happened with a client, the newest first; money and mails for Admins alone',
    query: clientTimelineQuery,
    answer: clientTimelineAnswer,
    refusals: [404],
  },
  addClientNote: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/notes/',
    summary: 'Writes a note about a client down; the key makes it count once',
    body: clientNoteSchema,
    statuses: [201],
    answer: answer.message,
    refusals: [404, 409],
  },
  previewAnonymise: {
    who: 'people',
    method: 'GET',
    path: '/clients/:id/anonymise/preview/',
    summary: 'What anonymising a client would erase, what has to stay, and what stands in the way',
    answer: anonymisePreviewAnswer,
    refusals: [404],
  },
  anonymiseClient: {
    who: 'people',
    method: 'POST',
    path: '/clients/:id/anonymise/',
    summary: 'Erases what is known of a client, but for what the law wants kept; cannot be undone',
    body: anonymiseSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  setClientTags: {
    who: 'clients',
    method: 'PUT',
    path: '/clients/:id/tags/',
    summary: 'Gives a client these tags in place of those it has',
    body: clientTagsSchema,
    answer: answer.object({ message: answer.text(), tags: answer.list(answer.text()) }),
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
