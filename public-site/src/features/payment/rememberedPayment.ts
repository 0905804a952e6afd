import { keepText, readKeptText } from 'shared-api/kept';

/** The key of a payment whose outcome is open, kept for a page that is reloaded meanwhile. */
const name = 'payment-attempt';
const storage = (): Storage => sessionStorage;

export const rememberPayment = (key: string): void => void keepText(storage, name, key);

export const forgetPayment = (): void => void keepText(storage, name, undefined);

export const rememberedPayment = (): string | undefined => readKeptText(storage, name);
