/** A series that a PromQL expression selects. */
export interface Selected {
  metric: string;
  matchers: { label: string; op: string; value: string }[];
}

/** What a PromQL expression refers to. */
export interface PromQl {
  selected: Selected[];
  /** Labels of groupings and joins: `by`, `without`, `on`, `ignoring`, `group_left`, `group_right`. */
  labels: string[];
}

const token =
  /\s*(?:(?<number>\d+(?:\.\d+)?(?![\w.]))|(?<duration>(?:\d+(?:ms|[smhdwy]))+)|(?<name>[a-zA-Z_:][\w:]*)|(?<string>"(?:[^"\\]|\\.)*")|(?<op>=~|!~|!=|==|>=|<=|[-+*/%^(){}[\],<>=]))/y;

type Kind = 'number' | 'duration' | 'name' | 'string' | 'op' | 'end';
interface Token {
  kind: Kind;
  text: string;
}

const aggregations = new Set(
  'sum min max avg count group stddev topk bottomk quantile count_values'.split(' '),
);

/** Functions that our expressions use, and how many arguments each takes at least and at most. */
const functions: Record<string, [number, number]> = {
  abs: [1, 1],
  absent: [1, 1],
  changes: [1, 1],
  clamp_min: [2, 2],
  delta: [1, 1],
  histogram_quantile: [2, 2],
  increase: [1, 1],
  label_replace: [5, 5],
  max_over_time: [1, 1],
  min_over_time: [1, 1],
  rate: [1, 1],
  time: [0, 0],
  vector: [1, 1],
};

const binary = new Set('+ - * / % ^ == != > < >= <= and or unless'.split(' '));
const groupings = new Set(['by', 'without']);
const joins = new Set(['on', 'ignoring']);
const sides = new Set(['group_left', 'group_right']);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const from = token.lastIndex;
    const groups: Record<string, string | undefined> = token.exec(text)?.groups ?? {};
    const [kind, found] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    if (kind === undefined || found === undefined)
      throw new Error(`No PromQL at "${text.slice(from)}".`);
    tokens.push({ kind: kind as Kind, text: found });
  }
  return tokens;
}

/**
 * Parses the part of PromQL that our dashboard and alerts use.
 * @throws Error at the place that is no PromQL, or that uses a function which is not known here
 */
export function parsePromQl(text: string): PromQl {
  return new Parser(tokensOf(text), text).all();
}

class Parser {
  readonly #tokens: Token[];
  readonly #text: string;
  readonly #found: PromQl = { selected: [], labels: [] };
  #at = 0;

  constructor(tokens: Token[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
  }

  all(): PromQl {
    this.#expression();
    if (this.#next.kind !== 'end') this.#refuse();
    return this.#found;
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '' };
  }

  #refuse(): never {
    throw new Error(`Unexpected "${this.#next.text}" in: ${this.#text}`);
  }

  #take(kind: Kind): string {
    if (this.#next.kind !== kind) this.#refuse();
    return this.#tokens[this.#at++]?.text ?? '';
  }

  #skip(text: string): boolean {
    if (this.#next.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #expect(text: string): void {
    if (!this.#skip(text)) this.#refuse();
  }

  /** Reads a list in brackets, each part with `part`. */
  #list(open: string, close: string, part: () => void): number {
    this.#expect(open);
    let count = 0;
    while (!this.#skip(close)) {
      if (count > 0) this.#expect(',');
      part();
      count += 1;
    }
    return count;
  }

  #labels(): void {
    this.#list('(', ')', () => this.#found.labels.push(this.#take('name')));
  }

  #expression(): void {
    this.#operand();
    while (binary.has(this.#next.text)) {
      this.#at += 1;
      if (joins.has(this.#next.text)) {
        this.#at += 1;
        this.#labels();
        if (sides.has(this.#next.text)) {
          this.#at += 1;
          if (this.#next.text === '(') this.#labels();
        }
      }
      this.#operand();
    }
  }

  #operand(): void {
    this.#skip('-');
    const { kind } = this.#next;
    if (kind === 'number' || kind === 'string') {
      this.#take(kind);
    } else if (this.#skip('(')) {
      this.#expression();
      this.#expect(')');
    } else {
      const name = this.#take('name');
      if (aggregations.has(name)) this.#aggregation();
      else if (this.#next.text === '(') this.#call(name);
      else this.#series(name);
    }
  }

  #aggregation(): void {
    if (groupings.has(this.#next.text)) {
      this.#at += 1;
      this.#labels();
    }
    this.#list('(', ')', () => this.#expression());
    if (groupings.has(this.#next.text)) {
      this.#at += 1;
      this.#labels();
    }
  }

  #call(name: string): void {
    const [least, most] = functions[name] ?? this.#refuse();
    const count = this.#list('(', ')', () => this.#expression());
    if (count < least || count > most) throw new Error(`${name}() in: ${this.#text}`);
  }

  #series(metric: string): void {
    const matchers: Selected['matchers'] = [];
    if (this.#next.text === '{') {
      this.#list('{', '}', () => {
        const label = this.#take('name');
        const op = this.#take('op');
        if (!['=', '!=', '=~', '!~'].includes(op)) this.#refuse();
        matchers.push({ label, op, value: this.#take('string').slice(1, -1) });
      });
    }
    if (this.#skip('[')) {
      this.#take('duration');
      this.#expect(']');
    }
    if (this.#skip('offset')) this.#take('duration');
    this.#found.selected.push({ metric, matchers });
  }
}
