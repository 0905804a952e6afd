/** A step of a journey. What is named is found by its accessible name or its label. */
export type JourneyStep =
  /** Loads an address anew, like a typed one. Its status is 200 unless another is given. */
  | { open: string; status?: number }
  /** Goes on to an address within the page, like a link. */
  | { go: string }
  | { fill: string; with: string }
  /** Fills a date field with the day so many days from now. */
  | { fill: string; inDays: number }
  /** Presses the first button or link of exactly that name. */
  | { press: string }
  /** Waits until the page has this address. */
  | { at: string }
  /** Waits until a heading that contains the text is shown. */
  | { heading: string };

/** Who is logged in during a journey, with the demo data's logins. */
export type JourneyLogin = 'admin' | 'employee';

/**
 * What somebody does with an app. Wherever a page is opened, gone to or waited for, nothing may have
 * failed, been logged as an error, or be inaccessible.
 */
export interface Journey {
  name: string;
  /** Nobody is logged in if it is missing. */
  as?: JourneyLogin;
  steps: JourneyStep[];
}

/** What a route's first view may load of each kind, in kilobytes (1000 bytes) as sent. */
export interface RouteBudget {
  /** A path; `*` is for all opened paths without a budget of their own. */
  route: string;
  html: number;
  styles: number;
  scripts: number;
  pictures: number;
  fonts: number;
}

/** The kinds of files that have a budget. */
export const budgetKinds = ['html', 'styles', 'scripts', 'pictures', 'fonts'] as const;

export type BudgetKind = (typeof budgetKinds)[number];

/**
 * The journeys of an app, declared in its `src/journeys.ts` and stored with each release as
 * `journeys.json`. They are tried in a real browser before a release goes live (docs/releases.md).
 */
export interface AppJourneys {
  journeys: Journey[];
  budgets: RouteBudget[];
}
