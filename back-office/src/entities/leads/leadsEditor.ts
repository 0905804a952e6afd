import { defineEditor } from '../Editor.ts';
import { LeadHeadPart, LeadMain } from './LeadParts.tsx';

export const leadsEditor = defineEditor<'leads'>({
  hasMails: true,
  Head: LeadHeadPart,
  Main: LeadMain,
  elsewhere: ['quoteId'],
});
