/** An open invoice that a transfer may pay; amounts in cents. */
export interface OpenInvoice {
  id: number;
  number: number;
  clientId: number | null;
  clientName: string;
  day: string;
  balance: number;
}

/** What is known of a transfer; the invoices are those that were there by its day, the oldest first. */
export interface Candidates {
  cents: number;
  /** Those whose numbers are in the transfer's message. */
  named: readonly OpenInvoice[];
  /** All that is open of the clients whose names are in it, or whose invoices are. */
  ofClients: readonly OpenInvoice[];
  /** Those that are open with exactly this amount, of anybody; two are enough to see that there are several. */
  exact: readonly OpenInvoice[];
}

/** What a transfer pays, as far as it can be told. */
export interface Match {
  kind: 'exact' | 'several' | 'part' | 'client';
  shares: { invoice: OpenInvoice; cents: number }[];
  /** Cents that no invoice takes; they stay the client's. */
  onAccount: number;
}

const whole = (invoices: readonly OpenInvoice[], kind: Match['kind']): Match => ({
  kind,
  shares: invoices.map((invoice) => ({ invoice, cents: invoice.balance })),
  onAccount: 0,
});

/**
 * What a transfer pays: an invoice that it names or that its client owes, to the cent; several invoices of
 * one client that come to exactly its amount; else as much as it reaches of what it names, and of what
 * its client owes, the oldest first. Without a number or a name, only the one invoice that is open with
 * exactly its amount. The same input gives the same answer.
 */
export function matchTransfer(candidates: Candidates): Match | undefined {
  const { cents, named, exact } = candidates;
  // The number tells whose it is, also where several clients have the payer's name.
  const owners = named.map(({ clientId }) => clientId);
  const ofClients = candidates.ofClients.filter(
    ({ clientId }) => owners.length === 0 || owners.includes(clientId),
  );
  const found = [...named, ...ofClients].find(({ balance }) => balance === cents);
  if (found) return whole([found], 'exact');
  const clients = [...new Set([...named, ...ofClients].map(({ clientId }) => clientId))];
  for (const client of clients.filter((id) => id !== null)) {
    const mine = named.filter(({ clientId }) => clientId === client);
    const all = ofClients.filter(({ clientId }) => clientId === client);
    const sum = invoicesOfSum(cents, all, mine);
    if (sum) return whole(sum, 'several');
  }
  const [only] = exact;
  if (clients.length === 0) return only && exact.length === 1 ? whole([only], 'exact') : undefined;
  // Whose it is cannot be told from a name that several have.
  const [client = null] = clients;
  if (clients.length > 1) return undefined;
  const order = [...named, ...ofClients.filter(({ id }) => !named.some((one) => one.id === id))];
  return spread(cents, order, { client, kind: named.length > 0 ? 'part' : 'client' });
}

/** Spreads an amount over invoices in their order; what is over stays with the client, if there is one. */
function spread(
  cents: number,
  invoices: readonly OpenInvoice[],
  { client, kind }: { client: number | null; kind: Match['kind'] },
): Match | undefined {
  let left = cents;
  const shares = invoices.flatMap((invoice) => {
    const share = Math.min(left, invoice.balance);
    left -= share;
    return share > 0 ? [{ invoice, cents: share }] : [];
  });
  if (shares.length === 0 || (left > 0 && client === null)) return undefined;
  // With only a name, money that no invoice takes for the most part is more likely for something else.
  if (kind === 'client' && left * 2 > cents) return undefined;
  return { kind, shares, onAccount: left };
}

/** Invoices of a client among which sums are looked for: the oldest. */
const mostInvoices = 20;

/** Sums that are tried for one transfer. */
const mostTries = 20_000;

/**
 * Invoices whose balances come to exactly an amount, two at least, those that are named among them: the
 * fewest, and of these the oldest. Undefined if there are none, or none within a bounded search.
 */
export function invoicesOfSum(
  cents: number,
  invoices: readonly OpenInvoice[],
  named: readonly OpenInvoice[] = [],
): OpenInvoice[] | undefined {
  const others = invoices
    .filter(({ id, balance }) => balance < cents && !named.some((one) => one.id === id))
    .slice(0, mostInvoices);
  const rest = cents - named.reduce((sum, { balance }) => sum + balance, 0);
  if (rest === 0 && named.length > 1) return [...named];
  // All that is open is the likeliest, and costs nothing to try.
  if (sumOf(others) === rest && named.length + others.length > 1) return inOrder(named, others);
  let tries = 0;
  /** Chooses so many of the invoices from a place on. */
  const choose = (count: number, from: number, left: number): OpenInvoice[] | undefined => {
    if (count === 0) return left === 0 ? [] : undefined;
    for (let place = from; place <= others.length - count; place += 1) {
      const invoice = others[place];
      tries += 1;
      if (tries > mostTries || !invoice) return undefined;
      const more =
        invoice.balance <= left ? choose(count - 1, place + 1, left - invoice.balance) : undefined;
      if (more) return [invoice, ...more];
    }
    return undefined;
  };
  if (rest <= 0) return undefined;
  for (let count = Math.max(1, 2 - named.length); count <= others.length; count += 1) {
    const found = choose(count, 0, rest);
    if (found) return inOrder(named, found);
  }
  return undefined;
}

const sumOf = (invoices: readonly OpenInvoice[]): number =>
  invoices.reduce((sum, { balance }) => sum + balance, 0);

const inOrder = (...parts: (readonly OpenInvoice[])[]): OpenInvoice[] =>
  parts.flat().sort((a, b) => a.day.localeCompare(b.day) || a.id - b.id);
