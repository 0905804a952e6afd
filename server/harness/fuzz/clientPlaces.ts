import fc from 'fast-check';
import type { Bodies } from './moneyBodies.ts';
import { idOf, made, type Preparation, type Tools } from './preparedRecords.ts';
import { address, keyed, line } from './values.ts';

const given = line.map((text) => `m${text}`);

const addressFields = {
  label: line,
  address: given,
  city: line,
  postalCode: fc.constantFrom('', 'N2L 3G1'),
  notes: line,
};
const contactFields = {
  name: given,
  role: line,
  email: fc.option(address, { nil: '' }),
  phone: fc.constantFrom('', '519-555-0101'),
  language: fc.constantFrom('en', 'fr'),
  getsInvoices: fc.boolean(),
  getsStatements: fc.boolean(),
  getsQuotes: fc.boolean(),
};
const version = fc.constant(1);

/** Bodies of calls about addresses and contacts of a client. */
export const clientPlaceBodies: Bodies = {
  'POST /api/clients/:id/addresses': keyed(
    fc.record({ ...addressFields, isBilling: fc.boolean() }),
  ),
  'POST /api/clients/:id/addresses/:placeId': fc.record({ ...addressFields, version }),
  'POST /api/clients/:id/contacts': keyed(fc.record(contactFields)),
  'POST /api/clients/:id/contacts/:placeId': fc.record({ ...contactFields, version }),
  ...Object.fromEntries(
    ['addresses', 'contacts'].flatMap((kind) =>
      ['remove', 'main'].map((action) => [
        `POST /api/clients/:id/${kind}/:placeId/${action}`,
        fc.record({ version }),
      ]),
    ),
  ),
};

/** A further address or contact of a new client. */
const placeOf =
  (kind: 'addresses' | 'contacts') =>
  async (means: Tools): Promise<{ params: Record<string, string> }> => {
    const { id } = idOf(await made(means, 'clients'));
    const fields = means.bodyOf(`POST /api/clients/:id/${kind}`);
    const { body } = await means.call('POST', `/api/clients/${id}/${kind}/`, fields);
    return { params: { id, placeId: String(body['id']) } };
  };

/** What calls about addresses and contacts need. */
export const clientPlacePreparations: Record<string, Preparation> = {
  'POST /api/clients/:id/addresses/:placeId/billing': placeOf('addresses'),
  ...Object.fromEntries(
    (['addresses', 'contacts'] as const).flatMap((kind) =>
      ['', '/remove', '/main'].map((action) => [
        `POST /api/clients/:id/${kind}/:placeId${action}`,
        placeOf(kind),
      ]),
    ),
  ),
};
