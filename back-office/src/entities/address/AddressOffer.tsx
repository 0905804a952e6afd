import { useEffect, useRef } from 'react';
import { useRecordQuery, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import type { FieldPartProps } from '../Editor.ts';
import styles from './AddressOffer.module.css';
import { texts } from './texts.ts';

type Place = Pick<RecordOf<'clients'>, 'address' | 'city' | 'postalCode'>;

const parts = ['address', 'city', 'postalCode'] as const;

/**
 * The address of the client that is chosen: it is taken where no address is typed yet, and offered where
 * another one is.
 */
export function AddressOffer({ record, typed, isLocked, onTake }: FieldPartProps) {
  const { clientId } = typed;
  // A stored record keeps its address for as long as it keeps its client.
  const stored = record['id'] === undefined ? null : record['clientId'];
  const isChosen = !isLocked && typeof clientId === 'number' && clientId !== stored;
  const { currentData } = useRecordQuery(
    { entity: 'clients', id: isChosen ? clientId : 0 },
    { skip: !isChosen },
  );
  const place = isChosen && currentData ? (currentData as unknown as Place) : undefined;
  const isEmpty = parts.every((part) => typed[part] === '');
  // Once for a client: an address that is cleared afterwards stays so.
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (!place || taken.current === clientId) return;
    taken.current = clientId;
    if (isEmpty && place.address !== '') onTake(fieldsOf(place));
  }, [place, clientId, isEmpty, onTake]);
  if (!place || place.address === '' || parts.every((part) => typed[part] === place[part])) {
    return null;
  }
  return (
    <p className={styles['offer']}>
      {[place.address, place.city].filter(Boolean).join(', ')}
      <Button size="small" look="quiet" onClick={() => onTake(fieldsOf(place))}>
        {texts.take}
      </Button>
    </p>
  );
}

const fieldsOf = ({ address, city, postalCode }: Place): Place => ({ address, city, postalCode });
