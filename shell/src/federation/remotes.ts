import { getInstance } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { BootData, RemoteName } from 'shared-api/contract/boot';

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

/** Makes the remotes of a page known to the federation. Called once, before any is loaded. */
export function createRemotes(apps: BootData['apps']): Remotes {
  // Kept from the start: the runtime's own "current instance" changes when a remote initialises.
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime is not there.');
  const tried = new Set<RemoteName>();

  return {
    async load(name) {
      const app = apps[name];
      if (!app) throw new RemoteLoadError('This part of the site has not been released yet.');
      federation.registerRemotes([{ name, entry: app.entry, type: 'global' }], {
        force: tried.has(name),
      });
      tried.add(name);
      try {
        const module = await withinLimit(federation.loadRemote<RemoteModule>(`${name}/routes`));
        if (!module) throw new Error('the remote exposes no routes');
        return module;
      } catch (error) {
        console.error(`Loading ${name} ${app.version} failed:`, error);
        throw new RemoteLoadError('This part of the site could not be loaded.', { cause: error });
      }
    },
  };
}
