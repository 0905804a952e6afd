/** The facts of which the oracle tells everything else (oracle.ts). Amounts are whole cents. */

/** A line of an invoice or of a credit: net amount and its tax. */
export interface OracleLine {
  cents: number;
  taxCents: number;
}

export interface Invoice {
  client: number;
  day: string;
  due: string;
  lines: readonly OracleLine[];
  /** The quote that it bills, if one was accepted. */
  quote?: string;
  voidedOn?: string;
}

/** Money or a credit that a client has with us until it is used. */
export interface Source {
  kind: 'payment' | 'credit' | 'deposit' | 'instalment';
  /** Whose it is now, and whose it was until which days, the earliest first. */
  client: number;
  formerly?: { client: number; until: string }[];
  day: string;
  cents: number;
  /** The tax that a credit takes back, or that is owed for an instalment when it is paid. */
  taxCents?: number;
  /** The invoice that a credit corrects, and what it takes back of each of its lines before tax. */
  invoice?: string;
  nets?: readonly number[];
  /** The quote that a payment was made on. */
  quote?: string;
  /** Whether it was charged to a card, so that it can go back there and be disputed. */
  isCard?: boolean;
  endedOn?: string;
}

/** A part of a source that pays an invoice; below zero where a payer's bank has taken it back. */
export interface Use {
  source: string;
  invoice: string;
  cents: number;
  /** The tax of an instalment that its invoice asks for, so that it is not owed twice. */
  taxCents: number;
  day: string;
  endedOn?: string;
}

/** A part of a source that has left it otherwise: given back, kept by us, or taken back by a bank. */
export interface Leaving {
  kind: 'refund' | 'forfeit' | 'chargeback';
  source: string;
  cents: number;
  /** The tax that is owed for what is kept, or of an instalment that which was owed for this part. */
  taxCents: number;
  day: string;
  /** Whether the provider gives it back to the card. */
  isToCard?: boolean;
  /** The card payment that a credit goes back to; a payment goes back to its own. */
  card?: string;
  /** The refund failed: the part is there again. */
  endedOn?: string;
}

/** A card payment that its payer disputes: what the provider has taken out, and its fee. */
export interface Dispute {
  source: string;
  cents: number;
  fee: number;
  day: string;
  ended?: { day: string; isWon: boolean; feeBack: number };
  /** What was lost and is in no account of the payer any more. */
  loss: number;
}

export interface WriteOff {
  invoice: string;
  cents: number;
  day: string;
  endedOn?: string;
}

/** A quote, or a contract: that has no price that bounds what is asked for or billed. */
export interface Quote {
  client: number;
  isContract?: boolean;
  cents: number;
  acceptedOn?: string;
  /** What the client accepted on top of it. */
  changeOrders: { cents: number; acceptedOn?: string }[];
}

/** Money that is asked for on a quote before there is an invoice. */
export interface Request {
  quote: string;
  kind: 'deposit' | 'instalment';
  cents: number;
  isWithdrawn: boolean;
  /** The source that has paid it. */
  paidBy?: string;
}
