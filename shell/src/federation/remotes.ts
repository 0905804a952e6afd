import { getInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { BootData, RemoteName } from 'shared-api/contract/pages/boot';
import { retryAddress } from 'shared-api/contract/releases/release';
import { reportProblem } from '../report.ts';
import { isOutdated } from './newVersion.ts';
import { partMissing } from '../partMissing.ts';
import { texts } from '../texts.ts';

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  default: ComponentType;
}

/** Loads remotes by the addresses that came with the page. */
export interface Remotes {
  /**
   * Loads what a remote exposes. A call after a failure starts from nothing: entry and chunks are
   * asked for again.
   * @param timeLimit milliseconds after which it is given up
   * @throws RemoteLoadError when the remote is not there, is broken, or takes longer than the limit.
   */
  load(name: RemoteName, timeLimit?: number): Promise<RemoteModule>;
  /** Whether the page knows a release of the remote. */
  isReleased(name: RemoteName): boolean;
  /** Whether the server has no longer what this page is made of. */
  isOutdated: () => Promise<boolean>;
}

/** A remote that could not be had; the message is for the person in front of the screen. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/** Milliseconds after which a remote that somebody waits for in front of a loader is given up. */
const shortLimit = 8000;

function withinLimit<T>(promise: Promise<T>, timeLimit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer within ${timeLimit / 1000} s`)),
      timeLimit,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Removes what earlier attempts left in the page: the loader would wait for a script element that
 * still hangs instead of making a new one.
 */
function removeScripts(entry: string): void {
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  for (const script of document.querySelectorAll(`script[src*="${folder}"]`)) {
    script.remove();
  }
}

/**
 * Keeps what is shared when a remote is given up. All of it is the shell's, but the runtime takes a
 * library for the remote's own when the remote was the first to ask for it, and would drop it with
 * the remote. What was asked for and never came is asked for again.
 */
function keepSharedModules(federation: ModuleFederation, remote: RemoteName): void {
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {})) {
    for (const library of Object.values(versions)) {
      if (library.from === remote) library.from = federation.name;
      if (!library.loaded) library.loading = null;
    }
  }
}

/** Makes the remotes of a page known to the federation. Called once, before any is loaded. */
export function createRemotes(boot: BootData): Remotes {
  const { apps } = boot;
  // Kept from the start: the runtime's own "current instance" changes when a remote initialises.
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime is not there.');
  const attempts = new Map<RemoteName, number>();

  return {
    isReleased: (name) => apps[name] !== null,
    isOutdated: () => isOutdated(boot),
    async load(name, timeLimit = shortLimit) {
      const app = apps[name];
      if (!app) throw new RemoteLoadError(texts.partMissing);
      const attempt = (attempts.get(name) ?? 0) + 1;
      attempts.set(name, attempt);
      const entry = attempt === 1 ? app.entry : retryAddress(app.entry, attempt);
      if (attempt > 1) {
        removeScripts(app.entry);
        keepSharedModules(federation, name);
      }
      // Every screen of staff calls the API: it comes beside the remote and not after it.
      if (name === 'back_office') void import('shared-api/client').catch(() => undefined);
      federation.registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 1 });
      try {
        const module = await withinLimit(
          federation.loadRemote<RemoteModule>(`${name}/routes`),
          timeLimit,
        );
        if (!module) throw new Error('the remote exposes no routes');
        return module;
      } catch (error) {
        console.error(`Loading ${name} ${app.version} failed:`, error);
        reportProblem('remote', error);
        window.dispatchEvent(new Event(partMissing));
        throw new RemoteLoadError(texts.partFailed, { cause: error });
      }
    },
  };
}
