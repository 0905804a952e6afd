import type { ServiceKeyOf } from 'shared-api/contract/site/catalogue';
import type { Category } from 'shared-api/contract/values/categories';

/** A question of customers. */
export interface Question {
  question: string;
  answer: string;
}

/** What the page of a service says beyond its card. */
export interface ServiceDetails {
  /** The title, as a sentence. */
  sentence: string;
  /** What the least price is of, where there is an instant quote: "a visit". */
  per?: string;
  /** How long it takes. */
  duration: string;
  included: readonly string[];
  excluded: readonly string[];
  questions: readonly Question[];
}

/** What the pages of a category's services say. */
export interface CategoryDetails<C extends Category> {
  services: Readonly<Record<ServiceKeyOf<C>, ServiceDetails>>;
  /** Asked about each of them. */
  questions: readonly Question[];
}
