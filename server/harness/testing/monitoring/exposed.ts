/** The label sets of each metric in Prometheus' text format. */
export type Exposed = Map<string, Record<string, string>[]>;

/** Reads what `/metrics` answers. */
export function readExposed(text: string): Exposed {
  const exposed: Exposed = new Map();
  for (const line of text.split('\n')) {
    const [, metric, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (metric === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    const set = Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
    exposed.set(metric, [...(exposed.get(metric) ?? []), set]);
  }
  return exposed;
}
