/**
 * A payment of this tab whose outcome is open: its key in session storage, and the mark on the root element that
 * hides the payment's form until the page can say where it stands.
 */
export const openPayment = { key: 'payment-attempt', mark: 'data-paying' } as const;

/**
 * Fragment of an address, after which whoever follows it was told that this payment failed. They may have
 * been quicker than the scripts that forget it.
 */
export const toldOfPayment = (key: string): string => `#told-${key}`;
