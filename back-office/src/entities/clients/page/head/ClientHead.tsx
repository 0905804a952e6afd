import type { ReactNode } from 'react';
import type { RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import { showDay } from '../../../../dates.ts';
import { callAddress, mapAddress } from '../../../../placeLinks.ts';
import { firstName } from '../../../names.ts';
import { ClientTags } from '../notes/ClientTags.tsx';
import { texts } from '../texts.ts';
import { ClientFigures } from './ClientFigures.tsx';
import styles from '../../../page/RecordPage.module.css';

/** Who a client is and how to reach them, what is owed, and what is next (docs/product/office.md "A client"). */
export function ClientHead({ record }: { record: RecordOf<'clients'> }) {
  const { id, fullName, companyName, language, sinceTs } = record;
  const second = companyName === '' ? '' : fullName;
  return (
    <header className={styles['head']}>
      <Link to={routes.list('clients')} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      <p className={styles['name']}>
        {firstName(companyName, fullName, record.email) ?? texts.unnamed(id)}
        {second !== '' && <span className={styles['second']}>{second}</span>}
      </p>
      <ul className={styles['facts']}>
        {contacts(record).map((contact) => (
          <li key={contact.key}>{contact.node}</li>
        ))}
        <li>{texts.language(language)}</li>
        <li>{texts.since(showDay(sinceTs))}</li>
      </ul>
      <ClientTags clientId={id} />
      <ClientFigures id={id} />
    </header>
  );
}

/** How a client is reached, each as a link. */
function contacts(record: RecordOf<'clients'>): { key: string; node: ReactNode }[] {
  const { email, phoneNumber, address, city } = record;
  const call = callAddress(phoneNumber);
  const map = mapAddress(address, city);
  const place = [address, city].filter(Boolean).join(', ');
  return [
    email !== '' && {
      key: 'email',
      node: (
        <a href={`mailto:${email}`} aria-label={texts.mail(email)}>
          {email}
        </a>
      ),
    },
    call !== undefined && {
      key: 'phone',
      node: (
        <a href={call} aria-label={texts.call(phoneNumber)}>
          {phoneNumber}
        </a>
      ),
    },
    map !== undefined && {
      key: 'address',
      node: (
        <a href={map} target="_blank" rel="noreferrer" aria-label={texts.map(place)}>
          {place}
        </a>
      ),
    },
  ].filter((contact) => contact !== false);
}
