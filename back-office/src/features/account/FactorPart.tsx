import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { Account } from 'shared-api/contract/staff/account';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { showInstant } from '../../instants.ts';
import styles from './AccountPage.module.css';
import { FactorDialog } from './FactorDialog.tsx';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx';
import { texts } from './texts.ts';

const t = texts.factor;

/** From so few recovery codes on, more are offered with words. */
const few = 3;

/** The second factor of one's own login. */
export function FactorPart({ account }: { account: Account }) {
  const { since, codesLeft, isRequired } = account.factor;
  const { timeZone } = useCompany();
  const [open, setOpen] = useState<'set up' | 'codes' | 'remove'>();
  const close = (): void => setOpen(undefined);
  const isOn = since !== null;
  return (
    <section className={styles['panel']} aria-labelledby="account-factor">
      <h2 id="account-factor" className={styles['heading']}>
        {t.title}
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? t.on : t.off}</Badge>
      </h2>
      <p className={styles['soft']}>
        {isOn ? t.introOn(showInstant(since, timeZone)) : t.introOff}
      </p>
      {isOn && (
        <p className={styles['soft']}>
          {t.codesLeft(codesLeft)} {codesLeft <= few && t.fewCodes}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button look={isOn ? 'secondary' : 'primary'} onClick={() => setOpen('set up')}>
          {isOn ? t.replace : t.setUp}
        </Button>
        {isOn && (
          <Button look="secondary" onClick={() => setOpen('codes')}>
            {t.newCodes}
          </Button>
        )}
        {isOn && !isRequired && (
          <Button look="quiet" onClick={() => setOpen('remove')}>
            {t.remove}
          </Button>
        )}
      </div>
      {open === 'set up' && <FactorDialog username={account.username} onClose={close} />}
      {open === 'codes' && <NewCodesDialog username={account.username} onClose={close} />}
      {open === 'remove' && <RemoveFactorDialog onClose={close} />}
    </section>
  );
}
