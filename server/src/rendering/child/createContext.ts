import { Buffer } from 'node:buffer';
import vm from 'node:vm';

/** The globals of Node and the web that a page may render with, besides those of the language. */
const plainGlobals = {
  AbortController,
  AbortSignal,
  Buffer,
  Headers,
  MessageChannel,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  atob,
  btoa,
  crypto,
  performance,
  queueMicrotask,
  structuredClone,
};

const silent = (): void => undefined;
const silentConsole = { debug: silent, error: silent, info: silent, log: silent, warn: silent };

/** Timers that end with the page that started them. */
function createTimers() {
  const started = new Set<NodeJS.Timeout | NodeJS.Immediate>();
  let isEnded = false;
  const keep = <Timer extends NodeJS.Timeout | NodeJS.Immediate>(timer: Timer): Timer => {
    started.add(timer);
    return timer;
  };
  const clear = (timer: NodeJS.Timeout | undefined): void => {
    if (timer) started.delete(timer);
    clearTimeout(timer);
  };
  type Work = (...args: unknown[]) => void;
  return {
    globals: {
      setTimeout: (work: Work, ms?: number, ...args: unknown[]) =>
        isEnded ? undefined : keep(setTimeout(work, ms, ...args)),
      setInterval: (work: Work, ms?: number, ...args: unknown[]) =>
        isEnded ? undefined : keep(setInterval(work, ms, ...args)),
      setImmediate: (work: Work, ...args: unknown[]) =>
        isEnded ? undefined : keep(setImmediate(work, ...args)),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: (timer: NodeJS.Immediate | undefined) => clearImmediate(timer),
    },
    end(): void {
      isEnded = true;
      for (const timer of started) {
        if ('refresh' in timer) clearTimeout(timer);
        else clearImmediate(timer);
      }
      started.clear();
    },
  };
}

/**
 * A global object of its own for a release's code, so that nothing it changes outlives it. It has no
 * `process` and makes no code from strings.
 * @returns the context, and a function that ends what its code has started
 */
export function createContext(): { context: vm.Context; end: () => void } {
  const timers = createTimers();
  const context = vm.createContext(
    { ...plainGlobals, ...timers.globals, console: silentConsole },
    { codeGeneration: { strings: false, wasm: false } },
  );
  return { context, end: () => timers.end() };
}
