import type { texts as contact } from './contactTexts.en.ts';
import type { texts as field } from './fieldFaultTexts.en.ts';
import type { texts as office } from './officeFaultTexts.en.ts';
import type { texts as quote } from './quoteFaultTexts.en.ts';
import type { texts as quoteLabels } from './quoteLabelTexts.en.ts';
import type { Said } from './say.ts';

/** The words of everything that a check may find; a page carries only those of its own forms. */
export type FaultTexts = typeof field & typeof quote & typeof contact.faults & typeof office;

/** What is wrong with a field, by a code of the catalogues. */
export type Fault = Said<FaultTexts>;

/** What is wrong with each field. */
export type Faults = Record<string, Fault>;

/** Labels of visitors' forms, by schema and field. */
export type LabelTexts = typeof quoteLabels & typeof contact.labels;

/** The word by which a schema finds the labels of its fields. */
export type LabelSet = keyof LabelTexts;

type ParamsOf<Code> =
  Extract<Fault, { code: Code }> extends { params: infer Params } ? [params: Params] : [];

/** A fault as the message of a check; yup hands it on as it is. */
export const fault = <Code extends Fault['code']>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Extract<Fault, { code: Code }> =>
  // Code and parameters belong together by their types.
  (params === undefined ? { code } : { code, params }) as Extract<Fault, { code: Code }>;
