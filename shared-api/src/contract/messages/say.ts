/**
 * A catalogue: a text by its code, of what the parameters name. `label` is the label of the field that
 * the text is about; whoever renders the text gives it, all else comes with the code.
 */
export type Catalogue = Readonly<Record<string, (params: never) => string>>;

/** What every text about a field is given. */
export interface Labelled {
  label: string;
}

type ParamsOf<Text> = Text extends (params: infer Params) => string ? Omit<Params, 'label'> : never;

/** A code of a catalogue with the parameters that its text takes. */
export type Said<Texts> = {
  [Code in keyof Texts]: keyof ParamsOf<Texts[Code]> extends never
    ? { code: Code }
    : { code: Code; params: ParamsOf<Texts[Code]> };
}[keyof Texts];

/** What a code says in the language of a catalogue. */
export function say<Texts extends Catalogue>(texts: Texts, said: Said<Texts>, label = ''): string {
  // Code and parameters belong together by their type.
  const { code, params } = said as { code: string; params?: object };
  return (texts[code] as (params: object) => string)({ label, ...params });
}
