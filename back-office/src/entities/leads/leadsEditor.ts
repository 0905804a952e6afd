import { defineEditor } from '../Editor.ts';
import { LeadPhotos } from './photos/LeadPhotos.tsx';

export const leadsEditor = defineEditor<'leads'>({
  hasMails: true,
  belongsTo: ({ quoteId }) => [{ entity: 'quotes', id: quoteId, name: null }],
  Part: LeadPhotos,
});
