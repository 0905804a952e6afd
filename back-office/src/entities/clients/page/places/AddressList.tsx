// The row comes first: its styles stand before those of other components.
import { PlaceRow } from './PlaceRow.tsx';
import { useState } from 'react';
import { mainPlace, type ClientAddress } from 'shared-api/contract/entities/places/clientPlaces';
import { Button } from 'shared-ui/Button';
import {
  useBillToAddressMutation,
  useMakeMainAddressMutation,
  useRemoveAddressMutation,
} from '../../../../api/placesApi.ts';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { latest } from '../../../../frame/latest.ts';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import { latePart } from '../../../../late/loadPart.ts';
import { IfMay } from '../../../../IfMay.tsx';
import { mapAddress } from '../../../../placeLinks.ts';
import rows from '../../../page/RecordRows.module.css';
import styles from './Places.module.css';
import { texts } from './texts.ts';
import type { AddressDialogProps } from './AddressDialog.tsx';

const AddressDialog = latePart<'AddressDialog', AddressDialogProps>(
  () => import(/* webpackChunkName: "place-form" */ './AddressDialog.tsx'),
  'AddressDialog',
);

interface AddressListProps {
  clientId: number;
  addresses: readonly ClientAddress[];
}

/** The addresses of a client; each is changed, removed, billed or made the main one. */
export function AddressList({ clientId, addresses }: AddressListProps) {
  const [edited, setEdited] = useState<ClientAddress | 'new'>();
  const { actionsOf, isBusy, failure, forget } = useAddressActions(clientId, addresses, setEdited);
  const shown = addresses.filter(({ address, city }) => address !== '' || city !== '');
  return (
    <section className={styles['section']} aria-label={texts.addresses}>
      <div className={rows['top']}>
        <h2>{texts.addresses}</h2>
        <IfMay needs="clients">
          <Button size="small" look="secondary" onClick={() => setEdited('new')}>
            {texts.addAddress}
          </Button>
        </IfMay>
      </div>
      {shown.length === 0 ? (
        <p className={rows['note']}>{texts.noAddress}</p>
      ) : (
        <ul className={rows['rows']}>
          {shown.map((one) => (
            <PlaceRow
              key={one.id}
              name={one.label || one.address || one.city}
              marks={[
                ...(one.id === mainPlace ? [texts.main] : []),
                ...(one.isBilling ? [texts.billing] : []),
              ]}
              soft={one.notes}
              facts={<Place {...one} />}
              isBusy={isBusy}
              actions={actionsOf(one)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <AddressDialog
          clientId={clientId}
          address={edited === 'new' ? undefined : latest(edited, addresses)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <FailureDialog failure={failure} onClose={forget} />
    </section>
  );
}

function Place({ address, city, postalCode }: ClientAddress) {
  const place = [address, city].filter(Boolean).join(', ');
  const map = mapAddress(address, city);
  const whole = [place, postalCode].filter(Boolean).join(' ');
  return map === undefined ? (
    <span>{whole}</span>
  ) : (
    <a href={map} target="_blank" rel="noreferrer" aria-label={texts.map(place)}>
      {whole}
    </a>
  );
}

/** What can be done with each address, and how it is undone. */
function useAddressActions(
  clientId: number,
  addresses: readonly ClientAddress[],
  onChange: (address: ClientAddress) => void,
) {
  const [remove, removing] = useRemoveAddressMutation();
  const [makeMain, making] = useMakeMainAddressMutation();
  const [billTo, billing] = useBillToAddressMutation();
  const { failure, forget, tell } = useOutcome(texts.changeFailed);
  const path = (placeId: number, action: string): string =>
    `/clients/${clientId}/addresses/${placeId}/${action}/`;

  async function take(place: ClientAddress): Promise<void> {
    const { id: placeId, version, ...fields } = place;
    const { data, error } = await remove({ id: clientId, placeId, version });
    const undo = { path: `/clients/${clientId}/addresses/`, body: fields };
    tell(data ? { data: { ...data, undo } } : { error });
  }

  async function swap({ id: placeId, version }: ClientAddress): Promise<void> {
    const main = addresses.find(({ id }) => id === mainPlace);
    const { data, error } = await makeMain({ id: clientId, placeId, version });
    // Where there was no main address, the further one has become it, and nothing changed places.
    const isSwapped = main !== undefined && main.address.trim() !== '';
    const undo = { path: path(placeId, 'main'), body: { version: version + 1 } };
    tell(data ? { data: isSwapped ? { ...data, undo } : data } : { error });
  }

  async function bill({ id: placeId }: ClientAddress): Promise<void> {
    const before = addresses.find(({ isBilling }) => isBilling)?.id ?? mainPlace;
    const { data, error } = await billTo({ id: clientId, placeId });
    tell(
      data ? { data: { ...data, undo: { path: path(before, 'billing'), body: {} } } } : { error },
    );
  }

  return {
    failure,
    forget,
    isBusy: removing.isLoading || making.isLoading || billing.isLoading,
    actionsOf: (one: ClientAddress) => [
      { word: texts.change, run: () => onChange(one) },
      ...(one.id === mainPlace ? [] : [{ word: texts.makeMain, run: () => void swap(one) }]),
      ...(one.isBilling ? [] : [{ word: texts.billHere, run: () => void bill(one) }]),
      ...(one.id === mainPlace ? [] : [{ word: texts.remove, run: () => void take(one) }]),
    ],
  };
}
