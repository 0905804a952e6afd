import { useEffect, useRef } from 'react';
import { mainPlace, type ClientAddress } from 'shared-api/contract/entities/places/clientPlaces';
import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import { useClientPlacesQuery } from '../../api/placesApi.ts';
import type { FieldPartProps } from '../Editor.ts';
import styles from './AddressOffer.module.css';
import { texts } from './texts.ts';

type Typed = FieldPartProps['typed'];

const parts = ['address', 'city', 'postalCode'] as const;

/**
 * The addresses of the client that is chosen: the main one is taken where no address is typed yet, and each that
 * is not what is typed is offered. What has to be known there goes into instructions, where there are none.
 */
export function AddressOffer({ record, typed, isLocked, onTake }: FieldPartProps) {
  const { clientId } = typed;
  // A stored record keeps its address for as long as it keeps its client.
  const stored = record['id'] === undefined ? null : record['clientId'];
  const isChosen = !isLocked && typeof clientId === 'number' && clientId !== stored;
  const { currentData } = useClientPlacesQuery(isChosen ? clientId : 0, { skip: !isChosen });
  const places = (isChosen && currentData?.addresses.filter(({ address }) => address !== '')) || [];
  const main = places.find(({ id }) => id === mainPlace);
  const isEmpty = parts.every((part) => typed[part] === '');
  // Once for a client: an address that is cleared afterwards stays so.
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (!main || taken.current === clientId) return;
    taken.current = clientId;
    if (isEmpty) onTake(fieldsOf(main, typed, [main]));
  }, [main, clientId, isEmpty, typed, onTake]);
  const offered = places.filter((place) => parts.some((part) => typed[part] !== place[part]));
  if (offered.length === 0) return null;
  return (
    <ul className={styles['offers']} aria-label={texts.offers}>
      {offered.map((place) => {
        const where = [place.label, place.address, place.city].filter(Boolean).join(', ');
        return (
          <li key={place.id} className={styles['offer']}>
            {where}
            <Button
              size="small"
              look="quiet"
              onClick={() => onTake(fieldsOf(place, typed, places))}
            >
              {places.length === 1 ? texts.take : texts.takeThis}
              {places.length > 1 && <Unseen>{texts.which(where)}</Unseen>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The fields of an address; instructions too, where there are none but those of another address of the client. */
function fieldsOf(
  { address, city, postalCode, notes }: ClientAddress,
  typed: Typed,
  places: readonly ClientAddress[],
): Record<string, unknown> {
  const said = typed['instructions'];
  const isFree = said === '' || places.some((place) => place.notes !== '' && place.notes === said);
  return { address, city, postalCode, ...(isFree && said !== notes && { instructions: notes }) };
}
