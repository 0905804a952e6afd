// The row comes first: its styles stand before those of other components.
import { PlaceRow } from './PlaceRow.tsx';
import { useState } from 'react';
import { mainPlace, type ClientContact } from 'shared-api/contract/entities/places/clientPlaces';
import { Button } from 'shared-ui/Button';
import { useMakeMainContactMutation, useRemoveContactMutation } from '../../../../api/placesApi.ts';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { latest } from '../../../../frame/latest.ts';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import { latePart } from '../../../../late/loadPart.ts';
import { IfMay } from '../../../../IfMay.tsx';
import { callAddress } from '../../../../placeLinks.ts';
import rows from '../../../page/RecordRows.module.css';
import styles from './Places.module.css';
import { texts } from './texts.ts';
import type { ContactDialogProps } from './ContactDialog.tsx';

const ContactDialog = latePart<'ContactDialog', ContactDialogProps>(
  () => import(/* webpackChunkName: "place-form" */ './ContactDialog.tsx'),
  'ContactDialog',
);

interface ContactListProps {
  clientId: number;
  contacts: readonly ClientContact[];
}

const isSomebody = ({ name, email, phone }: ClientContact): boolean =>
  name !== '' || email !== '' || phone !== '';

/** Whom one writes to and calls at a client; each is changed, removed or made the main one. */
export function ContactList({ clientId, contacts }: ContactListProps) {
  const [edited, setEdited] = useState<ClientContact | 'new'>();
  const { actionsOf, isBusy, failure, forget } = useContactActions(clientId, contacts, setEdited);
  const shown = contacts.filter(isSomebody);
  return (
    <section className={styles['section']} aria-label={texts.contacts}>
      <div className={rows['top']}>
        <h2>{texts.contacts}</h2>
        <IfMay needs="clients">
          <Button size="small" look="secondary" onClick={() => setEdited('new')}>
            {texts.addContact}
          </Button>
        </IfMay>
      </div>
      {shown.length === 0 ? (
        <p className={rows['note']}>{texts.noContact}</p>
      ) : (
        <ul className={rows['rows']}>
          {shown.map((one) => (
            <PlaceRow
              key={one.id}
              name={one.name || one.email || one.phone}
              marks={one.id === mainPlace ? [texts.main] : []}
              soft={[one.role, mailsOf(one)].filter(Boolean).join('\u00a0· ')}
              facts={<Reach {...one} />}
              isBusy={isBusy}
              actions={actionsOf(one)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <ContactDialog
          clientId={clientId}
          contact={edited === 'new' ? undefined : latest(edited, contacts)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <FailureDialog failure={failure} onClose={forget} />
    </section>
  );
}

function mailsOf({ id, email, getsInvoices, getsStatements, getsQuotes }: ClientContact): string {
  if (email === '') return '';
  if (id === mainPlace) return texts.getsAll;
  const mails = [
    ...(getsInvoices ? (['invoices'] as const) : []),
    ...(getsStatements ? (['statements'] as const) : []),
    ...(getsQuotes ? (['quotes'] as const) : []),
  ];
  return mails.length === 0 ? '' : texts.gets(mails);
}

function Reach({ email, phone }: ClientContact) {
  const call = callAddress(phone);
  return (
    <>
      {email !== '' && (
        <a href={`mailto:${email}`} aria-label={texts.mail(email)}>
          {email}
        </a>
      )}
      {call === undefined ? (
        phone !== '' && <span>{phone}</span>
      ) : (
        <a href={call} aria-label={texts.call(phone)}>
          {phone}
        </a>
      )}
    </>
  );
}

/** What can be done with each contact, and how it is undone. */
function useContactActions(
  clientId: number,
  contacts: readonly ClientContact[],
  onChange: (contact: ClientContact) => void,
) {
  const [remove, removing] = useRemoveContactMutation();
  const [makeMain, making] = useMakeMainContactMutation();
  const { failure, forget, tell } = useOutcome(texts.changeFailed);

  async function take(contact: ClientContact): Promise<void> {
    const { id: placeId, version, ...fields } = contact;
    const { data, error } = await remove({ id: clientId, placeId, version });
    const undo = { path: `/clients/${clientId}/contacts/`, body: fields };
    tell(data ? { data: { ...data, undo } } : { error });
  }

  async function swap({ id: placeId, version }: ClientContact): Promise<void> {
    const main = contacts.find(({ id }) => id === mainPlace);
    const { data, error } = await makeMain({ id: clientId, placeId, version });
    // Where there was nobody, the further one has become the main one, and nobody changed places.
    const undo = {
      path: `/clients/${clientId}/contacts/${placeId}/main/`,
      body: { version: version + 1 },
    };
    tell(data ? { data: main && isSomebody(main) ? { ...data, undo } : data } : { error });
  }

  return {
    failure,
    forget,
    isBusy: removing.isLoading || making.isLoading,
    actionsOf: (one: ClientContact) => [
      { word: texts.change, run: () => onChange(one) },
      ...(one.id === mainPlace
        ? []
        : [
            { word: texts.makeMain, run: () => void swap(one) },
            { word: texts.remove, run: () => void take(one) },
          ]),
    ],
  };
}
