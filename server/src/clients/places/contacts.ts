import { clientPlaceCalls } from 'shared-api/contract/calls/office/clientPlaces';
import {
  mainPlace,
  type ChangedContact,
  type ClientContact,
  type ClientContactInput,
} from 'shared-api/contract/entities/places/clientPlaces';
import { furtherContactTold } from '../../audit/furtherContactTold.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import { HttpError } from '../../HttpError.ts';
import { makeOnce } from '../../formKeys/makeOnce.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import type { SeenPlace } from './addresses.ts';
import {
  auditPlaces,
  lockClient,
  refuseGone,
  roomFor,
  seen,
  type NewPlace,
  type PlacesOf,
} from './ofClient.ts';
import { contactsOf } from './readPlaces.ts';

type Fields = Omit<ClientContact, 'id' | 'version'>;

/**
 * Adds a contact to a client, once with the key of a form.
 * @throws HttpError 404 for an unknown client, 409 where it has too many, or the key has added another one
 *   or one that is gone since
 */
export const addContact = (
  database: Database,
  of: PlacesOf,
  { key, ...fields }: NewPlace<ClientContactInput>,
): Promise<{ message: Outcome; id: number }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const call = `POST ${clientPlaceCalls.addClientContact.path}`;
    const asked = { key, call, who: of.who, input: { clientId: of.clientId, ...fields } };
    const answer = await makeOnce(connection, asked, async () => {
      roomFor(await contactsOf(connection, of.clientId));
      const { name, role, email, phone, language } = fields;
      const { getsInvoices, getsStatements, getsQuotes } = fields;
      const { rows } = await connection.query<{ id: number }>(
        `INSERT INTO client_contacts (client_id, name, role, email, phone, language, gets_invoices,
           gets_statements, gets_quotes)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [of.clientId, name, role, email, phone, language, getsInvoices, getsStatements, getsQuotes],
      );
      const [added] = rows;
      if (!added) throw new Error('The contact was not stored.');
      await auditPlaces(connection, of, { name: '' }, furtherContactTold(fields));
      return { message: outcomeOf('contactAdded'), id: added.id };
    });
    refuseGone(await contactsOf(connection, of.clientId), answer.id, 'contact');
    return answer;
  });

/**
 * Changes a contact of a client; the main one is fields of the client, and gets every mail.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const changeContact = (
  database: Database,
  of: Omit<SeenPlace, 'version'>,
  { version, ...fields }: ChangedContact,
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const before = seen(await contactsOf(connection, of.clientId), of.placeId, version);
    await write(connection, of, fields);
    const told = of.placeId === mainPlace ? toldAsClient : furtherContactTold;
    await auditPlaces(connection, of, told(before), told(fields));
    return { message: outcomeOf('contactSaved') };
  });

/**
 * Removes a further contact of a client.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const removeContact = (database: Database, of: SeenPlace): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const before = seen(await furtherOf(connection, of.clientId), of.placeId, of.version);
    await connection.query('DELETE FROM client_contacts WHERE id = $1', [of.placeId]);
    await auditPlaces(connection, of, furtherContactTold(before), { name: '' });
    return { message: outcomeOf('contactRemoved') };
  });

/**
 * Has a contact change places with the main one, which then gets the mails that the other one got. Done once more,
 * everything is as before.
 * @throws HttpError 404 if it is not there, 409 if it is another by now
 */
export const makeMainContact = (database: Database, of: SeenPlace): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await lockClient(connection, of.clientId);
    const all = await contactsOf(connection, of.clientId);
    const main = all.find(({ id }) => id === mainPlace);
    const further = seen(
      all.filter(({ id }) => id !== mainPlace),
      of.placeId,
      of.version,
    );
    if (!main) throw new HttpError(404, { code: 'noSuchPlace' });
    const { getsInvoices, getsStatements, getsQuotes } = further;
    const former = { ...main, getsInvoices, getsStatements, getsQuotes };
    if (main.name === '' && main.email === '' && main.phone === '') {
      // Nobody was there before: the further one moves, and none is left in its place.
      await connection.query('DELETE FROM client_contacts WHERE id = $1', [of.placeId]);
    } else {
      await write(connection, of, former);
    }
    await write(connection, { ...of, placeId: mainPlace }, further);
    await auditPlaces(
      connection,
      of,
      { ...toldAsClient(main), ...furtherContactTold(further) },
      { ...toldAsClient(further), ...furtherContactTold(former) },
    );
    return { message: outcomeOf('contactMain') };
  });

const toldAsClient = ({ name, email, phone, language, role }: Fields) => ({
  fullName: name,
  email,
  phoneNumber: phone,
  language,
  role,
});

const furtherOf = async (connection: Queryable, clientId: number): Promise<ClientContact[]> =>
  (await contactsOf(connection, clientId)).filter(({ id }) => id !== mainPlace);

async function write(
  connection: Queryable,
  { clientId, placeId }: { clientId: number; placeId: number },
  fields: Fields,
): Promise<void> {
  const { name, role, email, phone, language } = fields;
  if (placeId === mainPlace) {
    await connection.query(
      `UPDATE clients SET full_name = $2, contact_role = $3, email = $4, phone_number = $5,
         language = $6, version = version + 1 WHERE id = $1`,
      [clientId, name, role, email, phone, language],
    );
    return;
  }
  const { getsInvoices, getsStatements, getsQuotes } = fields;
  await connection.query(
    `UPDATE client_contacts SET name = $2, role = $3, email = $4, phone = $5, language = $6,
       gets_invoices = $7, gets_statements = $8, gets_quotes = $9, version = version + 1
     WHERE id = $1`,
    [placeId, name, role, email, phone, language, getsInvoices, getsStatements, getsQuotes],
  );
}
