import type { FastifyPluginAsync } from 'fastify';
import { clientPlaceCalls } from 'shared-api/contract/calls/office/clientPlaces';
import type { Database } from '../../db/Database.ts';
import { recordId } from '../../recordIds.ts';
import {
  addAddress,
  billToAddress,
  changeAddress,
  makeMainAddress,
  removeAddress,
} from './addresses.ts';
import { addContact, changeContact, makeMainContact, removeContact } from './contacts.ts';
import { readPlaces } from './readPlaces.ts';

/** The ids in a call's address, and who makes it. */
const placeOf = (params: { id: string; placeId: string }, who: string) => ({
  clientId: recordId(params),
  placeId: recordId({ id: params.placeId }),
  who,
});

/** Addresses and contacts of a client (docs/product/office.md "A client"). */
export const placeRoutes: FastifyPluginAsync<{ database: Database }> = async (
  app,
  { database },
) => {
  app.handle(clientPlaceCalls.clientPlaces, ({ params }) => readPlaces(database, recordId(params)));

  app.handle(clientPlaceCalls.addClientAddress, ({ staff, params, body }) =>
    addAddress(database, { clientId: recordId(params), who: staff.username }, body),
  );
  app.handle(clientPlaceCalls.changeClientAddress, ({ staff, params, body }) =>
    changeAddress(database, placeOf(params, staff.username), body),
  );
  app.handle(clientPlaceCalls.removeClientAddress, ({ staff, params, body }) =>
    removeAddress(database, { ...placeOf(params, staff.username), ...body }),
  );
  app.handle(clientPlaceCalls.makeMainAddress, ({ staff, params, body }) =>
    makeMainAddress(database, { ...placeOf(params, staff.username), ...body }),
  );
  app.handle(clientPlaceCalls.billToAddress, ({ staff, params }) =>
    billToAddress(database, placeOf(params, staff.username)),
  );

  app.handle(clientPlaceCalls.addClientContact, ({ staff, params, body }) =>
    addContact(database, { clientId: recordId(params), who: staff.username }, body),
  );
  app.handle(clientPlaceCalls.changeClientContact, ({ staff, params, body }) =>
    changeContact(database, placeOf(params, staff.username), body),
  );
  app.handle(clientPlaceCalls.removeClientContact, ({ staff, params, body }) =>
    removeContact(database, { ...placeOf(params, staff.username), ...body }),
  );
  app.handle(clientPlaceCalls.makeMainContact, ({ staff, params, body }) =>
    makeMainContact(database, { ...placeOf(params, staff.username), ...body }),
  );
};
