import { getInstance } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { BootData, RemoteName } from 'shared-api/contract/boot';
import { retryAddress } from 'shared-api/contract/release';
import { reportProblem } from '../report.ts';

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  default: ComponentType;
}

/** Loads remotes by the addresses that came with the page. */
export interface Remotes {
  /**
   * Loads what a remote exposes. A call after a failure starts from nothing: entry and chunks are
   * asked for again.
   * @throws RemoteLoadError when the remote is not there, is broken, or takes longer than the limit.
   */
  load(name: RemoteName): Promise<RemoteModule>;
  /** Whether the page knows a release of the remote. */
  isReleased(name: RemoteName): boolean;
}

/** A remote that could not be had; the message is for the person in front of the screen. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/** Milliseconds after which a remote that has not answered is given up. */
const timeLimit = 8000;

function withinLimit<T>(promise: Promise<T>): Promise<T> {
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

/** Makes the remotes of a page known to the federation. Called once, before any is loaded. */
export function createRemotes(apps: BootData['apps']): Remotes {
  // Kept from the start: the runtime's own "current instance" changes when a remote initialises.
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime is not there.');
  const attempts = new Map<RemoteName, number>();

  return {
    isReleased: (name) => apps[name] !== null,
    async load(name) {
      const app = apps[name];
      if (!app) throw new RemoteLoadError('This part of the site is not there right now.');
      const attempt = (attempts.get(name) ?? 0) + 1;
      attempts.set(name, attempt);
      const entry = attempt === 1 ? app.entry : retryAddress(app.entry, attempt);
      if (attempt > 1) removeScripts(app.entry);
      federation.registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 1 });
      try {
        const module = await withinLimit(federation.loadRemote<RemoteModule>(`${name}/routes`));
        if (!module) throw new Error('the remote exposes no routes');
        return module;
      } catch (error) {
        console.error(`Loading ${name} ${app.version} failed:`, error);
        reportProblem('remote', error);
        throw new RemoteLoadError('This part of the site could not be loaded.', { cause: error });
      }
    },
  };
}
