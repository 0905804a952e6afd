import type { PaymentStatus, PaymentWay, RefusedPayment } from '../billing/payment.ts';
import type { ContactRequest } from '../site/contact.ts';
import type { DealGroup } from '../quotes/priceAnswers.ts';
import type { PaymentLink } from './paymentLink.ts';
import type { QuoteKindName } from '../quotes/kinds.ts';
import type { QuoteAnswer } from '../quotes/priceAnswers.ts';
import type { QuoteWish } from '../quotes/quoteWish.ts';
import type { FromPrices } from '../site/fromPrices.ts';
import type { UploadedPhoto } from '../site/visit.ts';
import type { VisitTime } from '../site/visitLimits.ts';

/** Data a page was rendered with. `path` keeps another page from using it after navigation. */
export interface PageData {
  path: string;
}

/**
 * The data of a page that answers a quote form sent without scripts (docs/product/pages.md "Every
 * public page"): the input, and why it was refused.
 */
export interface QuotePageData extends PageData {
  kind: QuoteKindName;
  /** The fields as typed. */
  values: Record<string, string>;
  /** What is wrong with each field. */
  errors?: Record<string, string>;
  /** Why the request as a whole was refused. */
  failure?: string;
  /** When it was refused (Unix seconds); the form validates the day against it. */
  now: number;
  /** The rush fee in dollars, for kinds that have one. */
  rushFee?: number;
  /** Additional page content. */
  deals?: DealGroup[];
  fromPrices?: FromPrices;
}

/** The answer of a quote, on its own page; omitted if there is no such quote. */
export interface QuoteAnswerPageData extends PageData {
  answer?: QuoteAnswer;
  /** What was asked about it without scripts, as it was typed, and why it was refused. */
  wish?: {
    of: QuoteWish;
    values: Record<string, string>;
    errors?: Record<string, string>;
    failure?: string;
  };
}

/** The data of a page that answers a contact form sent without scripts. */
export interface ContactPageData extends PageData {
  values: Partial<ContactRequest>;
  errors?: Partial<Record<keyof ContactRequest, string>>;
  failure?: string;
  /** The confirmation shown to the sender, by servers that do not lead to `requestSent` yet. */
  message?: string;
}

/** What the company has of a form that was sent without scripts. */
export interface SentRequest {
  of: 'message' | 'visit';
  /** The confirmation shown to the sender. */
  message: string;
  /** The day that was asked for, `YYYY-MM-DD`; empty where any will do. */
  day: string;
  time: VisitTime | '';
  /** How many photos arrived with it. */
  photos: number;
}

/** The page that such a form leads to; without `sent` if nothing was sent under its address. */
export interface RequestSentPageData extends PageData {
  sent?: SentRequest;
}

export interface PaymentPageData extends PageData {
  /** Whether cards are not really charged. */
  isSandbox: boolean;
  way: PaymentWay;
  /** What the link by which it was opened fills in, as `readPaymentLink` reads it. */
  link?: PaymentLink;
  /** What was typed into a form sent without scripts, and why it was refused. */
  values?: { invoice: string; amount: string };
  /** What is wrong with each field. */
  errors?: Partial<Record<'invoice' | 'amount', string>>;
  /** Why it was refused, in one text; of `errors` for releases of the site that do not know those. */
  failure?: string;
  /** In place of `failure`: why what was typed is not to be paid at all. */
  refused?: RefusedPayment;
  /** Where no card can be typed without scripts: whether exactly that is to be paid. */
  isDue?: true;
}

/** What became of a payment, at the address of its receipt; none where no payment has it. */
export interface PaymentReceiptPageData extends PageData {
  payment?: PaymentStatus;
}

/** What deals cost, on each page that has the form of student quotes. */
export interface StudentPageData extends PageData {
  deals: DealGroup[];
}

export interface ServicePageData extends PageData {
  fromPrices: FromPrices;
  /** Where the service is one for students. */
  deals?: DealGroup[];
  /** The postal code whose service area was looked up, if the form was sent without scripts. */
  postalCode?: string;
}

/** The same when it answers a request for a visit that was sent without scripts. */
export interface VisitPageData extends ServicePageData {
  /** The fields as they were typed, with the form's key. */
  values: Record<string, string>;
  errors?: Record<string, string>;
  failure?: string;
  /** Photos that the server keeps for the form. */
  photos: UploadedPhoto[];
  /** Which photos were not taken, and why; in `errors` as one text. */
  photoErrors: string[];
  /** What the sender is told, by servers that do not lead to `requestSent` yet. */
  message?: string;
}

/** A story's page that was asked for among all stories (`?all`). */
export interface StoryPageData extends PageData {
  isAll: true;
}

export interface AllQuotesPageData extends StudentPageData {
  fromPrices: FromPrices;
}
