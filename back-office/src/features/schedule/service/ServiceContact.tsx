import { MapPin, Phone } from 'lucide-react';
import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { Unseen } from 'shared-ui/Unseen';
import { callAddress, mapAddress } from '../../../placeLinks.ts';
import styles from './ServiceContact.module.css';
import { texts } from '../texts.ts';

interface ServiceContactProps {
  entry: ScheduleEntry;
  /** Whom the phone number calls. */
  name: string;
}

/** Where a service is and whom to call about it, each a row to press. */
export function ServiceContact({ entry, name }: ServiceContactProps) {
  const { address, city, phoneNumber } = entry;
  const map = mapAddress(address, city);
  const call = callAddress(phoneNumber);
  return (
    <div className={styles['contact']}>
      {map === undefined ? (
        <p className={styles['row']}>
          <MapPin aria-hidden="true" /> {texts.noAddress}
        </p>
      ) : (
        <a className={styles['row']} href={map} target="_blank" rel="noreferrer">
          <MapPin aria-hidden="true" />
          <span>
            {address}
            {address !== '' && city !== '' && <br />}
            {city} <Unseen>{texts.mapHint}</Unseen>
          </span>
        </a>
      )}
      {call === undefined ? (
        <p className={styles['row']}>
          <Phone aria-hidden="true" /> {phoneNumber?.trim() ? phoneNumber : texts.noPhone}
        </p>
      ) : (
        <a className={styles['row']} href={call}>
          <Phone aria-hidden="true" />
          <span>
            <Unseen>
              {texts.callHint} {name}:
            </Unseen>{' '}
            {phoneNumber}
          </span>
        </a>
      )}
    </div>
  );
}
