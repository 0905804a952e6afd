import type { RecordOf } from 'shared-api/client';
import type { QuoteState } from 'shared-api/contract/quotes/office/quoteState';
import { showDay } from '../../../dates.ts';
import type { DocumentStatus } from '../../../document/head/DocumentHead.tsx';
import { texts } from '../texts.ts';

const tones = {
  draft: 'neutral',
  asked: 'open',
  sent: 'open',
  expired: 'bad',
  accepted: 'good',
  paid: 'good',
  partBilled: 'open',
  billed: 'good',
} satisfies Record<QuoteState, DocumentStatus['tone']>;

/** Where a quote stands, in words. */
export function statusOf({
  state,
  validUntil,
}: Pick<RecordOf<'quotes'>, 'state' | 'validUntil'>): DocumentStatus {
  const word =
    state === 'expired' && validUntil !== null
      ? texts.expiredOn(showDay(validUntil))
      : texts.states[state];
  return { word, tone: tones[state] };
}

/** What is next with a quote in each state; nothing once it is billed. */
const nextIn = {
  draft: 'send',
  asked: 'accept',
  sent: 'accept',
  expired: 'accept',
  accepted: 'bill',
  paid: 'bill',
  partBilled: 'bill',
  billed: undefined,
} as const satisfies Record<QuoteState, string | undefined>;

/** What is next with a quote. While an invoice of it is a draft, that is gone on with: another one would bill it twice. */
export function nextOf({
  state,
  draftInvoice,
}: Pick<RecordOf<'quotes'>, 'state' | 'draftInvoice'>) {
  const next = nextIn[state];
  return draftInvoice !== null && next === 'bill' ? 'open' : next;
}

/**
 * What can be done with a quote beside what is next. Once its draft invoice is opened by what is next, this makes another
 * invoice; until then it opens the draft.
 */
export function othersOf(
  record: Pick<RecordOf<'quotes'>, 'state' | 'draftInvoice' | 'acceptedOn'>,
) {
  const next = nextOf(record);
  const bill = record.draftInvoice !== null && next !== 'open' ? 'open' : 'bill';
  return (['send', 'accept', bill] as const).filter(
    (action) => action !== next && !(action === 'accept' && record.acceptedOn !== null),
  );
}
