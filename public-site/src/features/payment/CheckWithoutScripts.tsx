import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { formatAmount } from 'shared-api/contract/values/money';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { TextField } from 'shared-ui/TextField';
import { chargedFor, masks } from './cardForm.ts';
import styles from './PaymentPage.module.css';
import { firstWrong } from './refusals.ts';
import { texts } from './texts.ts';

/**
 * In place of the card's form where no scripts run: whether a document is to be paid at all, before somebody sends an
 * e-transfer for it.
 */
export function CheckWithoutScripts({ page }: { page: PaymentPageData | undefined }) {
  const { link } = page ?? {};
  const { invoice, amount } = page?.values ?? {
    invoice: link?.number ?? '',
    amount: masks.amount.shape(link?.amount ?? '', ''),
  };
  const { refused, errors, failure, isDue } = page ?? {};
  const wrong = errors && firstWrong(page);
  const due = chargedFor(amount);
  const said =
    refused?.message ??
    (errors ? undefined : failure) ??
    (isDue && due !== undefined ? texts.isDue(formatAmount(due), invoice) : undefined);
  return (
    <form method="post" className={styles['check']}>
      <p className={styles['sandbox']}>{texts.noScripts}</p>
      {said !== undefined && (
        // Focused by the browser: nothing else leads to it.
        <p role="status" tabIndex={-1} autoFocus>
          {unbroken(said)}
        </p>
      )}
      {refused?.calledOff === true && (
        <ButtonLink to={routes.contact()}>{texts.writeToUs}</ButtonLink>
      )}
      <p>{texts.checkDueHint}</p>
      <TextField
        label={texts.invoice}
        name="invoice"
        inputMode="numeric"
        defaultValue={invoice}
        error={errors?.invoice}
        autoFocus={wrong === 'invoice'}
      />
      <TextField
        label={texts.amount}
        name="amount"
        inputMode="decimal"
        defaultValue={amount}
        error={errors?.amount}
        autoFocus={wrong === 'amount'}
      />
      <Button type="submit" look="secondary">
        {texts.checkDue}
      </Button>
    </form>
  );
}
