import { Plus } from 'lucide-react';
import { Button } from 'shared-ui/Button';
import { useClientPlacesQuery } from '../api/placesApi.ts';
import styles from './Letter.module.css';
import { texts } from './texts.ts';
import type { LetterForm } from './useLetterForm.ts';

/** Contacts of the client who do not get the mail yet: each by one press. */
export function ContactOffer({ clientId, form }: { clientId: number; form: LetterForm }) {
  const { data } = useClientPlacesQuery(clientId);
  const { recipients, everybody, type } = form;
  const known = new Set(everybody.map((address) => address.toLowerCase()));
  const offered = (data?.contacts ?? []).filter(
    ({ email }) => email !== '' && !known.has(email.toLowerCase()),
  );
  if (offered.length === 0) return null;
  return (
    <div className={styles['offer']} role="group" aria-label={texts.offered}>
      {offered.map(({ id, name, role, email }) => (
        <Button
          key={id}
          size="small"
          look="quiet"
          onClick={() => type('cc', [recipients.cc, email].filter(Boolean).join(', '))}
        >
          <Plus size={14} aria-hidden="true" />
          {texts.copyTo([name || email, role].filter(Boolean).join(', '))}
        </Button>
      ))}
    </div>
  );
}
