import { clientPlaceCalls } from 'shared-api/contract/calls/office/clientPlaces';
import {
  mainPlace,
  type ChangedAddress,
  type ClientAddress,
  type ClientAddressInput,
} from 'shared-api/contract/entities/places/clientPlaces';
import { addressInShort, furtherAddressTold } from '../../audit/furtherAddressTold.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import { HttpError } from '../../HttpError.ts';
import { makeOnce } from '../../formKeys/makeOnce.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import {
  auditPlaces,
  lockClient,
  refuseGone,
  roomFor,
  seen,
  type NewPlace,
  type PlacesOf,
} from './ofClient.ts';
import { addressesOf } from './readPlaces.ts';

type Fields = Omit<ClientAddress, 'id' | 'version' | 'isBilling'>;

/** An address of a client and the version that was looked at. */
export interface SeenPlace extends PlacesOf {
  placeId: number;
  version: number;
}

/**
 * Adds an address to a client, once with the key of a form.
 * @throws HttpError 404 for an unknown client, 409 where it has too many, or the key has added another one
 *   or one that is gone since
 */
export const addAddress = (
  database: Database,
  of: PlacesOf,
  { key, ...fields }: NewPlace<ClientAddressInput>,
): Promise<{ message: Outcome; id: number }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const call = `POST ${clientPlaceCalls.addClientAddress.path}`;
    const asked = { key, call, who: of.who, input: { clientId: of.clientId, ...fields } };
    const answer = await makeOnce(connection, asked, async () => {
      roomFor(await addressesOf(connection, of.clientId));
      const { label, address, city, postalCode, notes, isBilling } = fields;
      if (isBilling) await billTo(connection, of.clientId, mainPlace);
      const { rows } = await connection.query<{ id: number }>(
        `INSERT INTO client_addresses (client_id, label, address, city, postal_code, notes, is_billing)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
        [of.clientId, label, address, city, postalCode, notes, isBilling],
      );
      const [added] = rows;
      if (!added) throw new Error('The address was not stored.');
      await auditPlaces(connection, of, { unit: '' }, { unit: addressInShort(fields) });
      return { message: outcomeOf('addressAdded'), id: added.id };
    });
    refuseGone(await addressesOf(connection, of.clientId), answer.id, 'address');
    return answer;
  });

/**
 * Changes an address of a client; the main one is fields of the client.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const changeAddress = (
  database: Database,
  of: Omit<SeenPlace, 'version'>,
  { version, ...fields }: ChangedAddress,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const before = seen(await addressesOf(connection, of.clientId), of.placeId, version);
    await write(connection, of, fields);
    const told = of.placeId === mainPlace ? toldAsClient : furtherAddressTold;
    await auditPlaces(connection, of, told(before), told(fields));
    return { message: outcomeOf('addressSaved') };
  });

/**
 * Removes a further address of a client.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const removeAddress = (database: Database, of: SeenPlace): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const before = seen(await furtherOf(connection, of.clientId), of.placeId, of.version);
    await connection.query('DELETE FROM client_addresses WHERE id = $1', [of.placeId]);
    await auditPlaces(connection, of, { unit: addressInShort(before) }, { unit: '' });
    return { message: outcomeOf('addressRemoved') };
  });

/**
 * Has an address change places with the main one; what is billed stays the same address. Done once more, everything
 * is as before.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const makeMainAddress = (database: Database, of: SeenPlace): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const all = await addressesOf(connection, of.clientId);
    const main = all.find(({ id }) => id === mainPlace);
    const further = seen(
      all.filter(({ id }) => id !== mainPlace),
      of.placeId,
      of.version,
    );
    if (!main) throw new HttpError(404, { code: 'noSuchPlace' });
    if (main.address.trim() === '') {
      // What has no street is no address: the further one moves, and none is left in its place.
      await connection.query('DELETE FROM client_addresses WHERE id = $1', [of.placeId]);
    } else {
      await write(connection, of, main);
    }
    await write(connection, { ...of, placeId: mainPlace }, further);
    if (further.isBilling) await billTo(connection, of.clientId, mainPlace);
    else if (main.isBilling && main.address.trim() !== '') {
      await billTo(connection, of.clientId, of.placeId);
    }
    await auditPlaces(
      connection,
      of,
      { ...toldAsClient(main), ...furtherAddressTold(further) },
      { ...toldAsClient(further), ...furtherAddressTold(main) },
    );
    return { message: outcomeOf('addressMain') };
  });

/**
 * Says which address of a client is billed.
 * @throws HttpError 404 if it is not there
 */
export const billToAddress = (
  database: Database,
  of: Omit<SeenPlace, 'version'>,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const all = await addressesOf(connection, of.clientId);
    const before = all.find(({ isBilling }) => isBilling);
    const after = all.find(({ id }) => id === of.placeId);
    if (!after) throw new HttpError(404, { code: 'noSuchPlace' });
    await billTo(connection, of.clientId, of.placeId);
    await auditPlaces(
      connection,
      of,
      { recipients: before ? addressInShort(before) : '' },
      { recipients: addressInShort(after) },
    );
    return { message: outcomeOf('addressBilled') };
  });

const toldAsClient = ({ label, address, city, postalCode, notes }: Fields) => ({
  address,
  city,
  postalCode,
  notes: [label, notes].filter(Boolean).join(', '),
});

const furtherOf = async (connection: Queryable, clientId: number): Promise<ClientAddress[]> =>
  (await addressesOf(connection, clientId)).filter(({ id }) => id !== mainPlace);

async function billTo(connection: Queryable, clientId: number, placeId: number): Promise<void> {
  // One after the other: no two are billed at any moment.
  await connection.query(
    'UPDATE client_addresses SET is_billing = false WHERE client_id = $1 AND is_billing AND id <> $2',
    [clientId, placeId],
  );
  await connection.query(
    'UPDATE client_addresses SET is_billing = true WHERE client_id = $1 AND id = $2 AND NOT is_billing',
    [clientId, placeId],
  );
}

async function write(
  connection: Queryable,
  { clientId, placeId }: { clientId: number; placeId: number },
  { label, address, city, postalCode, notes }: Fields,
): Promise<void> {
  if (placeId === mainPlace) {
    await connection.query(
      `UPDATE clients SET address_label = $2, address = $3, city = $4, postal_code = $5,
         address_notes = $6, version = version + 1 WHERE id = $1`,
      [clientId, label, address, city, postalCode, notes],
    );
    return;
  }
  await connection.query(
    `UPDATE client_addresses SET label = $2, address = $3, city = $4, postal_code = $5, notes = $6,
       version = version + 1 WHERE id = $1`,
    [placeId, label, address, city, postalCode, notes],
  );
}
