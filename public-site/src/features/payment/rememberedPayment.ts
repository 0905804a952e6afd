import { keepText, readKeptText } from 'shared-api/kept';

/** The key of a payment whose outcome is open, kept for a page that is reloaded meanwhile. */
const name = 'payment-attempt';
const storage = (): Storage => sessionStorage;

export const rememberPayment = (key: string): void => void keepText(storage, name, key);

export const forgetPayment = (): void => void keepText(storage, name, undefined);

export const rememberedPayment = (): string | undefined => readKeptText(storage, name);

/**
 * Fragment of an address, after which whoever follows it was told that this payment failed. They may have
 * been quicker than the scripts that forget it.
 */
export const toldOf = (key: string): string => `${told}${key}`;
const told = '#told-';

/** Whether somebody comes back to the form after they were told of a payment that failed. */
export const comesBack = (): boolean => window.location.hash.startsWith(told);
