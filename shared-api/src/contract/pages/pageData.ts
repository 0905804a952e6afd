import type { ContactRequest } from '../site/contact.ts';
import type { DealGroup } from '../quotes/deals.ts';
import type { QuoteKindName } from '../quotes/kinds.ts';
import type { QuoteAnswer } from '../quotes/rules.ts';
import type { FromPrices } from '../site/fromPrices.ts';

/** What a page was rendered with; no other page may take it for its own. */
interface PageData {
  /** Address of the page. */
  path: string;
}

/**
 * What a page was rendered with when it answers a quote form that was sent without scripts
 * (docs/product/pages.md "Every public page"): what was typed, and why it was refused.
 */
export interface QuotePageData extends PageData {
  kind: QuoteKindName;
  /** The fields as they were typed. */
  values: Record<string, string>;
  /** What is wrong with each field. */
  errors?: Record<string, string>;
  /** Why the request was refused as a whole. */
  failure?: string;
  /** When it was refused, in seconds since 1970: by that the form judges the day. */
  now: number;
  /** The fee for a service soon, in dollars, of the kinds that have it. */
  rushFee?: number;
  /** What else the page shows. */
  deals?: DealGroup[];
  fromPrices?: FromPrices;
}

/** The answer of a quote at its own address; none where no quote has it. */
export interface QuoteAnswerPageData extends PageData {
  answer?: QuoteAnswer;
}

/** The same for the contact form. */
export interface ContactPageData extends PageData {
  values: Partial<ContactRequest>;
  errors?: Partial<Record<keyof ContactRequest, string>>;
  failure?: string;
  /** What the sender is told. */
  message?: string;
}

/** What the payment page is rendered with. */
export interface PaymentPageData extends PageData {
  /** Whether nothing is charged. */
  isSandbox: boolean;
}

/** What the student special is rendered with. */
export interface StudentPageData extends PageData {
  deals: DealGroup[];
}

/** What the page of a service is rendered with. */
export interface ServicePageData extends PageData {
  fromPrices: FromPrices;
  /** What was typed to be told whether the company works there, where it was sent without scripts. */
  postalCode?: string;
}

/** What the page of all quotes is rendered with. */
export interface AllQuotesPageData extends PageData {
  fromPrices: FromPrices;
}
