import { placeLimits } from 'shared-api/contract/entities/places/clientPlaces';
import { audit } from '../../audit/audit.ts';
import type { Queryable } from '../../db/Database.ts';
import { missingClient } from '../../db/missingClient.ts';
import { HttpError, keySpent } from '../../HttpError.ts';

/** A client whose addresses or contacts are changed, and who changes them. */
export interface PlacesOf {
  clientId: number;
  who: string;
}

/** A new address or contact, and the key of the form it was typed into. */
export type NewPlace<Fields> = Fields & { key?: string | undefined };

/**
 * Serializes changes of a client's addresses and contacts.
 * @throws HttpError 404 for an unknown client
 */
export async function lockClient(connection: Queryable, id: number): Promise<void> {
  const { rows } = await connection.query<{ id: number }>(
    'SELECT id FROM clients WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (rows.length === 0) {
    throw await missingClient(connection, id);
  }
}

/**
 * The one with an id, as it was looked at.
 * @throws HttpError 404 if it is not there, 409 if it is another version by now
 */
export function seen<Place extends { id: number; version: number }>(
  places: readonly Place[],
  id: number,
  version: number,
): Place {
  const place = places.find((one) => one.id === id);
  if (!place) throw new HttpError(404, { code: 'noSuchPlace' });
  if (place.version !== version) throw new HttpError(409, { code: 'placeChanged' });
  return place;
}

/** @throws HttpError 409 where what a form has added is not among a client's further ones any more */
export function refuseGone(
  places: readonly { id: number }[],
  id: number,
  kind: 'address' | 'contact',
): void {
  if (places.some((place) => place.id === id)) return;
  throw keySpent({ code: 'placeAddedAndGone', params: { kind } });
}

/** @throws HttpError 409 where a client has as many further ones as it may have */
export function roomFor(places: readonly unknown[]): void {
  // The main one is counted too.
  if (places.length > placeLimits.most) {
    throw new HttpError(409, { code: 'tooManyPlaces', params: { most: placeLimits.most } });
  }
}

/**
 * The names under which the audit trail tells of addresses and contacts: those under which `without_person` in
 * `migrations/` erases what is told, and that no field of a client has.
 */
type Told = Partial<Record<'unit' | 'name' | 'recipients' | 'notes', string>> &
  Record<string, unknown>;

/** Writes down what a client's addresses or contacts were before and are now. */
export const auditPlaces = (
  connection: Queryable,
  { clientId, who }: PlacesOf,
  before: Told,
  after: Told,
): Promise<void> =>
  audit(connection, {
    who,
    entity: 'clients',
    recordId: clientId,
    action: 'update',
    before,
    after,
  });
