import type { ReactNode } from 'react';
// The frame comes first: its styles stand before those of other components.
import { showCents } from '../../amounts.ts';
import { PartState } from '../../frame/PartState.tsx';
import { paymentMethods } from 'shared-api/contract/billing/ledger';
import { toCents } from 'shared-api/contract/values/money';
import { DateField } from 'shared-ui/DateField';
import { DialogForm, StepsDialog } from 'shared-ui/FormDialog';
import { Dialog } from 'shared-ui/Dialog';
import { FieldRow } from 'shared-ui/FieldRow';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { Lots } from '../account/Lots.tsx';
import { useClientAccountQuery } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import { OpenInvoices, type OpenInvoice } from './OpenInvoices.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { usePaymentForm, type PaymentForm } from './usePaymentForm.ts';

const t = texts.payment;

export interface RecordPaymentProps {
  /** Who paid; null where the invoice has no client. */
  clientId: number | null;
  /** The invoice that it was opened for; another may be chosen as well. Amounts are dollars. */
  invoice?: { id: number; invoiceNumber: number; dateTs: string; balance: number };
  onClose: () => void;
}

/** Records money that came: of one invoice, of several, in part, or to be kept on account. */
export function RecordPaymentDialog({ clientId, invoice, onClose }: RecordPaymentProps) {
  const { data, error, isFetching, refetch } = useClientAccountQuery(clientId ?? 0, {
    skip: clientId === null,
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  const title = invoice ? t.ofInvoice(invoice.invoiceNumber) : t.ofClient;
  const isWaiting = clientId !== null && !data && (isFetching || !error);
  // An account that was read once stays, with what is typed: the screen behind the window reads it anew all the time.
  if (isWaiting || (error && !data && !invoice)) {
    return (
      <Dialog title={title} onClose={onClose}>
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={isWaiting ? undefined : error}
          onRetry={() => void refetch()}
        />
      </Dialog>
    );
  }
  const others = data?.openInvoices ?? [];
  const own =
    invoice && (others.find(({ id }) => id === invoice.id) ?? { ...invoice, isOverdue: false });
  // What is on account is offered for the invoice that it was opened for, or the oldest.
  const target = own ?? others[0];
  const open = [
    ...(own ? [own] : []),
    // The one that it was opened for first, then the oldest.
    ...others.filter(({ id }) => id !== invoice?.id),
  ].map((one) => ({ ...one, balance: toCents(one.balance) }));
  return (
    <PaymentSteps
      title={title}
      clientId={clientId}
      invoices={open}
      first={invoice?.id ?? open[0]?.id}
      onClose={onClose}
    >
      {error !== undefined && !data && <p role="status">{t.alone}</p>}
      {data && <Lots lots={data.lots} invoice={target} />}
    </PaymentSteps>
  );
}

interface PaymentStepsProps {
  title: string;
  clientId: number | null;
  invoices: readonly OpenInvoice[];
  first: number | undefined;
  onClose: () => void;
  /** What stands above the form. */
  children: ReactNode;
}

function PaymentSteps({ title, clientId, invoices, first, onClose, children }: PaymentStepsProps) {
  const form = usePaymentForm(clientId, invoices, first, onClose);
  return (
    <StepsDialog title={title} onClose={form.leave}>
      {children}
      <PaymentFields form={form} invoices={invoices} hasClient={clientId !== null} />
    </StepsDialog>
  );
}

interface PaymentFieldsProps {
  form: PaymentForm;
  invoices: readonly OpenInvoice[];
  hasClient: boolean;
}

function PaymentFields({ form, invoices, hasClient }: PaymentFieldsProps) {
  const { typed, errors, owed, cents } = form;
  const all = invoices.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <DialogForm
      failure={form.failure}
      isUnknown={form.isUnknown}
      submit={{
        label: cents === undefined || cents <= 0 ? t.record : t.recordOf(showCents(cents)),
        isBusy: form.isBusy,
      }}
      cancelLabel={texts.cancel}
      onSubmit={form.submit}
      onClose={form.leave}
    >
      <FieldRow>
        <TextField
          label={t.amount}
          hint={owed > 0 ? t.owed(showCents(owed), showCents(all)) : undefined}
          isNumber
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed.amount}
          error={errors['amount']}
          onChange={({ target }) => form.type({ amount: target.value })}
        />
        <DateField
          label={t.day}
          name="day"
          required
          value={typed.day}
          rules={{ first: '2000-01-01', last: form.today }}
          error={errors['day']}
          onChange={(day) => form.type({ day })}
        />
        <Select
          label={t.method}
          required
          empty=""
          value={typed.method}
          error={errors['method']}
          options={paymentMethods.map((value) => ({ value, label: texts.methods[value] }))}
          onChange={({ target }) => form.type({ method: target.value })}
        />
        <TextField
          label={t.reference}
          hint={t.referenceHint}
          maxLength={200}
          autoComplete="off"
          value={typed.reference}
          error={errors['reference']}
          onChange={({ target }) => form.type({ reference: target.value })}
        />
      </FieldRow>
      <OpenInvoices invoices={invoices} chosen={form.chosen} onChoose={form.choose} />
      <PaymentOutcome form={form} invoices={invoices} hasClient={hasClient} />
    </DialogForm>
  );
}
