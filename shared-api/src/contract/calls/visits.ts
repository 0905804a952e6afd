import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { leadPhoto, uploadedPhoto, visitSchema } from '../site/visit.ts';
import type { Call } from './Call.ts';

/** Requests for a visit, and the photos of their leads. */
export const visitCalls = {
  requestVisit: {
    method: 'POST',
    path: '/visit-requests/',
    summary: 'Asks for a visit; 405 for a day without bookings or too many requests',
    who: 'visitor',
    body: visitSchema,
    answer: answer.message,
    refusals: [405, 409],
  },
  uploadPhoto: {
    method: 'POST',
    path: '/visit-requests/photos/',
    summary: 'Uploads a photo for a request that is sent later under the same form key',
    who: 'visitor',
    query: yup.object({
      /** A UUID that the form makes; its request has the same. */
      formKey: yup.string(),
      /** The file's name. */
      name: yup.string(),
    }),
    body: { mediaType: 'application/octet-stream' },
    answer: uploadedPhoto,
    refusals: [405],
  },
  leadPhotos: {
    who: 'clients',
    forbidden: { action: 'read', entity: 'leads' },
    method: 'GET',
    path: '/leads/:id/photos/',
    summary: 'The photos of a lead, with small copies of them',
    answer: answer.results(leadPhoto),
    refusals: [404],
  },
  leadPhoto: {
    who: 'clients',
    forbidden: { action: 'read', entity: 'leads' },
    method: 'GET',
    path: '/leads/:id/photos/:photo/',
    summary: 'One photo of a lead',
    answer: { mediaType: 'image/jpeg' },
    refusals: [404],
  },
  deleteLeadPhoto: {
    who: 'clients',
    forbidden: { action: 'delete', entity: 'leads' },
    method: 'DELETE',
    path: '/leads/:id/photos/:photo/',
    summary: 'Deletes one photo of a lead for good',
    answer: answer.message,
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
