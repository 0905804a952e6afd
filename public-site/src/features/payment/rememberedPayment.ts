import { openPayment, toldOfPayment } from 'shared-api/contract/pages/openPayment';
import { keepText, readKeptText } from 'shared-api/kept';

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

export const rememberedPayment = (): string | undefined => readKeptText(storage, openPayment.key);

export const toldOf = toldOfPayment;

/** Whether somebody comes back to the form after they were told of a payment that failed. */
export const comesBack = (): boolean => window.location.hash.startsWith(toldOf(''));
