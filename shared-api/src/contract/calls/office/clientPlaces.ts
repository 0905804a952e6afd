import {
  changedAddressSchema,
  changedContactSchema,
  clientAddressSchema,
  clientContactSchema,
  clientPlacesAnswer,
  seenPlaceSchema,
} from '../../entities/places/clientPlaces.ts';
import * as answer from '../../fields/answers.ts';
import { formKey } from '../../fields/requestFields.ts';
import type { Call } from '../Call.ts';

const added = answer.object({ message: answer.text(), id: answer.number() });

/** Addresses and contacts of a client (docs/product/office.md "A client"); the id 0 is the main one of each. */
export const clientPlaceCalls = {
  clientPlaces: {
    who: 'seeClients',
    forbidden: { action: 'read', entity: 'clients' },
    method: 'GET',
    path: '/clients/:id/places/',
    summary: 'Addresses and contacts of a client, the main ones first',
    answer: clientPlacesAnswer,
    refusals: [404],
  },
  addClientAddress: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/addresses/',
    summary: 'Adds an address to a client, once with a key',
    body: clientAddressSchema.shape({ key: formKey() }),
    statuses: [201],
    answer: added,
    refusals: [404, 409],
  },
  changeClientAddress: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/addresses/:placeId/',
    summary: 'Changes an address of a client; 409 where it is another by now',
    body: changedAddressSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  removeClientAddress: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/addresses/:placeId/remove/',
    summary: 'Removes a further address of a client; 409 where it is another by now',
    body: seenPlaceSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  makeMainAddress: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/addresses/:placeId/main/',
    summary: 'Has an address of a client change places with the main one; done again, it is undone',
    body: seenPlaceSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  billToAddress: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/addresses/:placeId/billing/',
    summary: 'Says which address of a client stands on documents that are made from now on',
    answer: answer.message,
    refusals: [404],
  },
  addClientContact: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/contacts/',
    summary: 'Adds a contact to a client, with the mails of which they get a copy, once with a key',
    body: clientContactSchema.shape({ key: formKey() }),
    statuses: [201],
    answer: added,
    refusals: [404, 409],
  },
  changeClientContact: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/contacts/:placeId/',
    summary: 'Changes a contact of a client; 409 where it is another by now',
    body: changedContactSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  removeClientContact: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/contacts/:placeId/remove/',
    summary: 'Removes a further contact of a client; 409 where it is another by now',
    body: seenPlaceSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
  makeMainContact: {
    who: 'clients',
    method: 'POST',
    path: '/clients/:id/contacts/:placeId/main/',
    summary: 'Has a contact of a client change places with the main one; done again, it is undone',
    body: seenPlaceSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
