import { useReducer } from 'react';
import type { PaidDocument, PaymentStatus, PaymentWay } from 'shared-api/contract/billing/payment';
import { useDispatch } from 'shared-api/store';
import { askSettings, loadApi } from './loadApi.ts';
import { amountField, type CardForm } from './cardForm.ts';
import type { Told } from './paymentApi.ts';
import type { PaymentPurpose } from './nameOf.ts';
import { refusalOf, type Refusal } from './refusals.ts';
import type { CardToken } from './token/createToken.ts';
import { forgetPayment } from './rememberedPayment.ts';
import { texts } from './texts.ts';
import { useCharge } from './useCharge.ts';

/** Where a customer goes on in the form that is shown again. */
export type FormFocus = 'amount' | 'submit' | 'refusal' | 'again';

/**
 * Where a payment stands, and what the page shows (docs/product/behaviour.md); one that has succeeded
 * is shown by the page of its receipt.
 */
export type PaymentView =
  | { is: 'form'; inline?: string; alert?: string; focus?: FormFocus; refused?: Refused }
  | { is: 'checking' }
  | { is: 'paying'; purpose: PaymentPurpose }
  /**
   * The outcome is open; asked for under the key, once nothing is sent any more. Until the server has answered
   * nobody knows whether it has the payment. The payment may have to go on elsewhere.
   */
  | {
      is: 'confirming';
      key: string;
      isAsked: boolean;
      answered?: PaymentStatus;
      purpose?: PaymentPurpose | undefined;
      continueAt: string;
    }
  | { is: 'failed'; reason: string; purpose: PaymentPurpose };

/** A number and an amount that cannot be paid any more: paid elsewhere meanwhile, say. */
export interface Refused {
  invoice: string;
  amount: string;
  refusal: Refusal;
}

/** Shows where a payment stands. */
export type Show = (view: PaymentView) => void;

/** The way of a payment from the confirmed form to its end. */
export function usePayment(way: PaymentWay) {
  const [view, show] = useReducer((_last: PaymentView, next: PaymentView) => next, { is: 'form' });
  const tokenFor = useCardToken(show);
  const { charge, tell } = useCharge(view, show);
  const check = useAmountCheck(show, tell);

  async function pay(form: CardForm): Promise<void> {
    const { invoice } = form;
    const amount = amountField.sent(form.amount);
    // The form has refused it before.
    if (amount === undefined) return;
    show({ is: 'checking' });
    // Where it does not come now, it is asked for again when it is needed.
    if (way === 'cardForm') void loadCreateToken().catch(() => undefined);
    const document = await check(invoice, amount);
    if (!document) return;
    const purpose = { number: invoice, amount: Number(amount), document };
    show({ is: 'paying', purpose });
    const key = crypto.randomUUID();
    if (way === 'providerPage') {
      await charge({ token: undefined, amount, purpose, key });
      return;
    }
    const token = await tokenFor(form, purpose);
    if (token) await charge({ token, amount, purpose, key });
  }

  function backToForm(focus: FormFocus): void {
    forgetPayment();
    show({ is: 'form', focus });
  }

  return { view, pay, tell, backToForm };
}

/** The document, if number and amount fit and nobody is paying them; shows what is wrong, or where that payment stands, if not. */
function useAmountCheck(show: Show, tell: (status: PaymentStatus) => void) {
  const dispatch = useDispatch();
  return async (number: string, amount: string): Promise<PaidDocument | undefined> => {
    const { data, status, refusal } = await loadApi()
      .then(({ checkPayment }) => checkPayment(dispatch, { number, amount }))
      .catch((): Told<never> => ({}));
    if (data?.open) {
      tell(data.open);
      return undefined;
    }
    if (data) return data.document;
    const message = refusal?.message;
    if (status === 400) {
      show({ is: 'form', inline: message ?? texts.mismatch, focus: 'amount' });
    } else if (status === 409 && refusal) {
      const refused = { invoice: number, amount, refusal: refusalOf(status, refusal) };
      show({ is: 'form', refused, focus: 'refusal' });
    } else show({ is: 'form', alert: message ?? texts.unreachable });
    return undefined;
  };
}

/** Comes while number and amount are checked: only who pays with a card here needs it. */
const loadCreateToken = () => import(/* webpackChunkName: "card-token" */ './token/createToken.ts');

/** The provider's token for a card; shows why there is none. */
function useCardToken(show: Show) {
  const dispatch = useDispatch();
  return async (form: CardForm, purpose: PaymentPurpose): Promise<CardToken | undefined> => {
    // Asked for when the form was begun; whoever is quicker waits for them here.
    const settings = await askSettings(dispatch).catch(() => undefined);
    if (!settings) {
      show({ is: 'failed', reason: texts.unreached, purpose });
      return undefined;
    }
    try {
      const { createToken } = await loadCreateToken();
      const made = await createToken(settings, form);
      if ('token' in made) return made.token;
      show({ is: 'failed', reason: made.reason, purpose });
    } catch {
      show({ is: 'failed', reason: texts.unreached, purpose });
    }
    return undefined;
  };
}
