import type { texts as contact } from './contactTexts.en.ts';
import type { texts as field } from './fieldFaultTexts.en.ts';
import type { texts as officeLabels } from './officeLabelTexts.en.ts';
import type { texts as office } from './officeFaultTexts.en.ts';
import type { texts as payment } from './paymentFaultTexts.en.ts';
import type { texts as quote } from './quoteFaultTexts.en.ts';
import type { texts as quoteLabels } from './quoteLabelTexts.en.ts';
import type { Said } from './say.ts';
import type { texts as visit } from './visitTexts.en.ts';

/** The messages of all faults; a page loads only those of its own forms. */
export type FaultTexts = typeof field &
  typeof quote &
  typeof contact.faults &
  typeof payment &
  typeof visit.faults &
  typeof office;

/** A validation error of a field: a code from the catalogues, with its parameters. */
export type Fault = Said<FaultTexts>;

/** Validation errors by field. */
export type Faults = Record<string, Fault>;

/** Labels of forms, by schema and field. */
export type LabelTexts = typeof quoteLabels &
  typeof contact.labels &
  typeof visit.labels &
  typeof officeLabels;

/** The key under which the catalogue has a schema's labels. */
export type LabelSet = keyof LabelTexts;

type ParamsOf<Code> =
  Extract<Fault, { code: Code }> extends { params: infer Params } ? [params: Params] : [];

/** A fault as the message of a yup test; yup passes it through unchanged. */
export const fault = <Code extends Fault['code']>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Extract<Fault, { code: Code }> =>
  // The parameter types guarantee that code and params match.
  (params === undefined ? { code } : { code, params }) as Extract<Fault, { code: Code }>;

/** What a schema with `noUnknown` says of the fields that it does not have. */
export const unknownField = ({ unknown }: { unknown?: unknown }) =>
  fault('unknownField', { name: String(unknown) });
