import { openPayment, toldOfPayment } from 'shared-api/contract/pages/openPayment';
import { routes } from 'shared-api/contract/pages/paths';
import { keepText, readKeptText } from 'shared-api/kept';
import { forgetForm, keptFormName } from '../../forms/keptForms.ts';

/** Names the form among those of its page: number and amount are kept under it, never anything of a card. */
export const paymentForm = 'payment';

/** The key of a payment whose outcome is open, kept for a page that is reloaded meanwhile. */
const storage = (): Storage => sessionStorage;

/** From here on the form is not shown, not even for a moment on coming back to its page. */
export function rememberPayment(key: string): void {
  keepText(storage, openPayment.key, key);
  document.documentElement.toggleAttribute(openPayment.mark, true);
}

export function forgetPayment(): void {
  keepText(storage, openPayment.key, undefined);
  document.documentElement.toggleAttribute(openPayment.mark, false);
}

/** Forgets a payment that was made, and what was typed for it; until then a reload needs both. */
export function endPayment(): void {
  forgetPayment();
  forgetForm(keptFormName(routes.payment(), paymentForm));
}

export const rememberedPayment = (): string | undefined => readKeptText(storage, openPayment.key);

export const toldOf = toldOfPayment;

/** Whether somebody comes back to the form after they were told of a payment that failed. */
export const comesBack = (): boolean => window.location.hash.startsWith(toldOf(''));
