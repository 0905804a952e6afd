import { lacksCloseReason } from 'shared-api/contract/entities/lead';
import type { Fault } from 'shared-api/contract/messages/faults';
import { defineEditor } from '../Editor.ts';
import { LeadHeadPart, LeadMain } from './LeadParts.tsx';

export const leadsEditor = defineEditor<'leads'>({
  hasMails: true,
  Head: LeadHeadPart,
  Main: LeadMain,
  elsewhere: ['quoteId'],
  wrong: (before, changed): Record<string, Fault> =>
    lacksCloseReason(before, changed) ? { closeReason: { code: 'closedWithoutReason' } } : {},
});
