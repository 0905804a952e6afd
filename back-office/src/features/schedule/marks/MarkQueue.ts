import type { ServiceMark } from 'shared-api/contract/schedule/schedule';
import type { KeptItems } from '../offline/KeptItems.ts';
import type { KeptMark } from './keptMarks.ts';

/** What became of a mark that was sent. */
export type SendOutcome =
  | { state: 'taken' }
  | { state: 'refused'; why: string }
  /** No answer, or none about the mark: it is sent again later. */
  | { state: 'unreachable' };

export interface MarkQueueState {
  marks: readonly KeptMark[];
  /** Whether the last try to send did not get through. */
  isHeldUp: boolean;
}

/**
 * Milliseconds between the beginnings of two tries: doubled from the first with each failure, up to
 * the last. Short, as a connection may return without an `online` event: behind a captive portal, or
 * where the signal is weak.
 */
const pauses = { first: 5_000, last: 15_000 };

/**
 * Marks on their way to the server (docs/product/pages.md "Employee's schedule"). A mark is kept
 * before it is sent, and sent with one key until the server has answered: it counts once, whatever
 * breaks.
 */
export class MarkQueue {
  readonly #items: KeptItems<KeptMark>;
  readonly #send: (mark: ServiceMark) => Promise<SendOutcome>;
  readonly #listeners = new Set<() => void>();
  #state: MarkQueueState;
  #failures = 0;
  #isSending = false;
  #isAskedAgain = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send never rejects */
  constructor(items: KeptItems<KeptMark>, send: (mark: ServiceMark) => Promise<SendOutcome>) {
    this.#items = items;
    this.#send = send;
    this.#state = this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): MarkQueueState => this.#state;

  /** Begins to send, and goes on until the function that it returns is called. */
  readonly open = (): (() => void) => {
    this.#isClosed = false;
    void this.flush();
    return () => {
      this.#isClosed = true;
      clearTimeout(this.#timer);
    };
  };

  /** Keeps a mark and sends it; a service is marked once with each kind. */
  add(serviceCode: string, kind: ServiceMark['mark'], name?: string): void {
    const isKnown = this.#items
      .all()
      .some(
        ({ state, mark }) =>
          state !== 'refused' && mark.serviceCode === serviceCode && mark.mark === kind,
      );
    if (isKnown) return;
    // The office may have put right what a mark was refused for.
    for (const { state, mark } of this.#items.all()) {
      if (state === 'refused' && mark.serviceCode === serviceCode) this.#items.delete(mark.key);
    }
    const key = crypto.randomUUID();
    const markedAt = Math.floor(Date.now() / 1000);
    const mark: ServiceMark = { serviceCode, mark: kind, key, markedAt };
    this.#items.set(key, { state: 'waiting', mark, name });
    this.refresh();
    void this.flush();
  }

  /**
   * Sends what waits, one after the other, until the server cannot be reached; then goes on after a
   * pause, if somebody looks at the page. Called while a call that fails is under way, it has the mark
   * sent again at once: the connection may have returned after that call was lost.
   */
  readonly flush = async (): Promise<void> => {
    if (this.#isClosed) return;
    if (this.#isSending) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#isSending = true;
    for (let kept = this.#firstWaiting(); kept; kept = this.#firstWaiting()) {
      this.#isAskedAgain = false;
      const triedAt = performance.now();
      const outcome = await this.#send(kept.mark);
      this.#settle(kept, outcome);
      this.refresh();
      if (outcome.state === 'unreachable' && !this.#goesOn()) {
        this.#goOnLater(triedAt);
        break;
      }
    }
    this.#isSending = false;
  };

  /** Forgets marks that a list holds which was asked for after the server took them. */
  confirm(askedAt: number): void {
    for (const kept of this.#items.all()) {
      if (kept.state === 'taken' && kept.takenAt < askedAt) this.#items.delete(kept.mark.key);
    }
    this.refresh();
  }

  /** Forgets a refused mark once it has been read. */
  dismiss(key: string): void {
    this.#items.delete(key);
    this.refresh();
  }

  /** Reads again what is kept, which another tab may have changed, and tells whoever listens. */
  readonly refresh = (): void => {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  };

  #goesOn(): boolean {
    return this.#isAskedAgain && !this.#isClosed;
  }

  #goOnLater(triedAt: number): void {
    if (this.#isClosed) return;
    const pause = Math.min(pauses.first * 2 ** (this.#failures - 1), pauses.last);
    const goOn = (): void => {
      // Out of sight nothing is tried; a page that is looked at again flushes.
      if (document.visibilityState !== 'hidden') void this.flush();
    };
    this.#timer = setTimeout(goOn, Math.max(0, triedAt + pause - performance.now()));
  }

  #settle({ mark, name }: KeptMark, outcome: SendOutcome): void {
    if (outcome.state === 'unreachable') {
      this.#failures += 1;
      return;
    }
    this.#failures = 0;
    this.#items.set(
      mark.key,
      outcome.state === 'taken'
        ? { mark, name, state: 'taken', takenAt: Date.now() }
        : { mark, name, state: 'refused', why: outcome.why },
    );
  }

  #firstWaiting(): KeptMark | undefined {
    return this.#read().marks.find(({ state }) => state === 'waiting');
  }

  #read(): MarkQueueState {
    const marks = this.#items
      .all()
      // In the order in which they were made; within a second a service was started first.
      .sort(
        ({ mark: a }, { mark: b }) =>
          a.markedAt - b.markedAt || Number(a.mark === 'complete') - Number(b.mark === 'complete'),
      );
    return { marks, isHeldUp: this.#failures > 0 };
  }
}
