import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Days for which a page that is not seen any more is remembered. */
const daysKept = 30;
const day = 24 * 3600_000;

/**
 * Pages that need no check: those that are checked already in this trial, and those in which an earlier trial on this machine
 * found nothing. A release changes some of its pages; the others are the same as before, and axe takes a third of a trial.
 */
export class FinePages {
  readonly #begun = new Set<string>();
  /** When a page was last seen, in milliseconds, by its likeness. */
  readonly #fine: Map<string, number>;
  readonly #file: string | undefined;

  private constructor(fine: Map<string, number>, file: string | undefined) {
    this.#fine = fine;
    this.#file = file;
  }

  /** Of one trial alone. */
  static ofOneTrial(): FinePages {
    return new FinePages(new Map(), undefined);
  }

  /** Those that earlier trials have kept in a file. Where it cannot be read, all pages are checked. */
  static async keptIn(file: string): Promise<FinePages> {
    return new FinePages(await read(file), file);
  }

  /** Whether a page has to be checked. Who is told so keeps it, where nothing is wrong. */
  hasToBeChecked(likeness: string): boolean {
    // Before it is checked: other journeys may come to the same page meanwhile.
    const isBegun = this.#begun.has(likeness);
    this.#begun.add(likeness);
    if (isBegun) return false;
    const isFine = this.#fine.has(likeness);
    if (isFine) this.keep(likeness);
    return !isFine;
  }

  /** Remembers that nothing was wrong with a page. */
  keep(likeness: string): void {
    this.#fine.set(likeness, Date.now());
  }

  /** Keeps what was fine for later trials, beside what others have kept meanwhile. */
  async save(): Promise<void> {
    const file = this.#file;
    if (file === undefined) return;
    const oldest = Date.now() - daysKept * day;
    const all = new Map([...(await read(file)), ...this.#fine]);
    const kept = [...all].filter(([, seen]) => seen > oldest);
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    await writeFile(part, JSON.stringify(Object.fromEntries(kept)));
    // As a whole: another trial may read it now.
    await rename(part, file);
  }
}

async function read(file: string): Promise<Map<string, number>> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return new Map(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return new Map();
  }
}
