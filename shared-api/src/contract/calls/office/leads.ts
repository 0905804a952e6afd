import {
  leadClientSchema,
  leadLetterAnswer,
  leadLetterSchema,
  leadQuoteSchema,
  leadReplySchema,
  leadThreadAnswer,
} from '../../entities/leadWork.ts';
import * as answer from '../../fields/answers.ts';
import type { Call } from '../Call.ts';

/** What the office does with a lead (docs/product/office.md "Leads"). */
export const leadCalls = {
  leadThread: {
    who: 'clients',
    forbidden: { action: 'read', entity: 'leads' },
    method: 'GET',
    path: '/leads/:id/thread/',
    summary: 'What hangs on a lead: client, quote, who it may be, and what happened',
    answer: leadThreadAnswer,
    refusals: [404],
  },
  tieLeadToClient: {
    who: 'clients',
    forbidden: { action: 'update', entity: 'leads' },
    method: 'POST',
    path: '/leads/:id/client/',
    summary:
      'Gives a lead and its quotes to a client, or makes one of it; 409 where there may be one',
    body: leadClientSchema,
    answer: answer.object({ message: answer.text(), clientId: answer.number() }),
    refusals: [404, 409],
  },
  tieLeadToQuote: {
    who: 'clients',
    forbidden: { action: 'update', entity: 'leads' },
    method: 'POST',
    path: '/leads/:id/quote/',
    summary: 'Says which quote was made for a lead; 409 where it has another',
    body: leadQuoteSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  leadLetter: {
    who: 'clients',
    forbidden: { action: 'read', entity: 'leads' },
    method: 'POST',
    path: '/leads/:id/letter/',
    summary: 'A reply to a lead as it would be sent now, and to whom; changes nothing',
    body: leadLetterSchema,
    answer: leadLetterAnswer,
    refusals: [404],
  },
  replyToLead: {
    who: 'clients',
    forbidden: { action: 'update', entity: 'leads' },
    method: 'POST',
    path: '/leads/:id/reply/',
    summary: 'Sends a reply to a lead, which is answered then; once for a key',
    body: leadReplySchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  markLeadAnswered: {
    who: 'clients',
    forbidden: { action: 'update', entity: 'leads' },
    method: 'POST',
    path: '/leads/:id/answered/',
    summary: 'Says that a lead was answered otherwise, by phone say; a second time changes nothing',
    answer: answer.message,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
