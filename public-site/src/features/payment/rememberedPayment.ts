/** The key of a payment whose outcome is open, kept for a page that is reloaded meanwhile. */
const name = 'payment-attempt';

/** Storage may be switched off; the payment goes on without it. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function rememberPayment(key: string): void {
  tried(() => sessionStorage.setItem(name, key));
}

export function forgetPayment(): void {
  tried(() => sessionStorage.removeItem(name));
}

export const rememberedPayment = (): string | undefined =>
  tried(() => sessionStorage.getItem(name)) ?? undefined;
