/**
 * A catalogue: functions that render a text from parameters, by code. `label`, the label of the
 * field concerned, is supplied when rendering; all other parameters come with the code.
 */
export type Catalogue = Readonly<Record<string, (params: never) => string>>;

/** What the text of every field error receives. */
export interface Labelled {
  label: string;
}

type ParamsOf<Text> = Text extends (params: infer Params) => string ? Omit<Params, 'label'> : never;

/** A code of a catalogue, with the parameters of its text. */
export type Said<Texts> = {
  [Code in keyof Texts]: keyof ParamsOf<Texts[Code]> extends never
    ? { code: Code }
    : { code: Code; params: ParamsOf<Texts[Code]> };
}[keyof Texts];

/** Renders a code in the language of a catalogue. */
export function say<Texts extends Catalogue>(texts: Texts, said: Said<Texts>, label = ''): string {
  // The parameter types guarantee that code and params match.
  const { code, params } = said as { code: string; params?: object };
  return (texts[code] as (params: object) => string)({ label, ...params });
}
