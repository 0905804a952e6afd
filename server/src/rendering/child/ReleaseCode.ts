import asyncHooks from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import events from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import stream from 'node:stream';
import stringDecoder from 'node:string_decoder';
import url from 'node:url';
import util from 'node:util';
import vm from 'node:vm';
import type { PrerenderModule } from '../messages.ts';
import { createContext } from './createContext.ts';

/** Node's modules that React and the like need for rendering; none reaches out of the process. */
const builtIns = new Map<string, unknown>(
  Object.entries({
    async_hooks: asyncHooks,
    buffer,
    crypto,
    events,
    stream,
    string_decoder: stringDecoder,
    url,
    util,
  }),
);

type ModuleFunction = (
  module: { exports: unknown },
  exports: unknown,
  load: (name: string) => unknown,
) => void;

/** The code of a release for one language. It is compiled once, and run anew in each context. */
export class ReleaseCode {
  readonly #folder: string;
  readonly #scripts = new Map<string, vm.Script>();

  /** @param folder the directory of its files */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Runs the code in a context of its own.
   * @returns what it exports, and a function that ends what it has started
   */
  run(): { code: PrerenderModule; end: () => void } {
    const { context, end } = createContext();
    const loaded = new Map<string, { exports: unknown }>();
    const load = (name: string): unknown => {
      if (!name.startsWith('./')) return builtIn(name);
      const file = path.join(this.#folder, name);
      const known = loaded.get(file);
      if (known) return known.exports;
      // An object of the context too, since the code sees it.
      const module = vm.runInContext('({ exports: {} })', context) as { exports: unknown };
      loaded.set(file, module);
      const define = this.#script(file).runInContext(context) as ModuleFunction;
      define(module, module.exports, load);
      return module.exports;
    };
    return { code: load('./prerender.cjs') as PrerenderModule, end };
  }

  #script(file: string): vm.Script {
    const known = this.#scripts.get(file);
    if (known) return known;
    const source = readFileSync(file, 'utf8');
    const script = new vm.Script(`(function (module, exports, require) {${source}\n})`, {
      filename: path.basename(file),
    });
    this.#scripts.set(file, script);
    return script;
  }
}

function builtIn(name: string): unknown {
  const found = builtIns.get(name.replace(/^node:/, ''));
  if (found === undefined) throw new Error(`A release renders without the module "${name}".`);
  return found;
}
