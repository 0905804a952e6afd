/** An invoice that money can be put on. */
export interface Owing {
  id: number;
  /** In cents. */
  balance: number;
}

/** How much of a payment goes to an invoice, in cents. */
export interface Share extends Owing {
  share: number;
}

/**
 * Spreads an amount over invoices in their order, each up to what is owed on it.
 * @param cents of the payment
 * @returns the share of each, 0 where nothing is left, and what stays on account
 */
export function spread(
  cents: number,
  invoices: readonly Owing[],
): { shares: Share[]; rest: number } {
  let rest = Math.max(0, cents);
  const shares = invoices.map((invoice) => {
    const share = Math.min(rest, invoice.balance);
    rest -= share;
    return { ...invoice, share };
  });
  return { shares, rest };
}
