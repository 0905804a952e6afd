import { getInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { BootData, RemoteName } from 'shared-api/contract/pages/boot';
import { partMissing } from 'shared-api/contract/pages/partMissing';
import { retryAddress } from 'shared-api/contract/releases/release';
import { reportProblem } from '../report.ts';
import { checkFilesOf } from './integrity.ts';
import { isOutdated } from './newVersion.ts';
import { texts } from '../texts.ts';

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  default: ComponentType;
}

/** Loads remotes from the addresses in the page's boot data. */
export interface Remotes {
  /**
   * Loads a remote. After a failure, another call fetches entry and chunks again.
   * @param timeLimit milliseconds before giving up
   * @throws RemoteLoadError if the remote is missing, broken, or slower than the limit
   */
  load(name: RemoteName, timeLimit?: number): Promise<RemoteModule>;
  /** Whether the page knows a release of the remote. */
  isReleased(name: RemoteName): boolean;
  /** Whether the server no longer has the releases that this page was built from. */
  isOutdated: () => Promise<boolean>;
}

/** A remote failed to load; the message is for the user. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/** Time limit, in milliseconds, for remotes that the user is waiting for. */
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
 * Removes script elements of earlier attempts; the runtime would wait for a hanging one instead of
 * adding a new one.
 */
function removeScripts(entry: string): void {
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  for (const script of document.querySelectorAll(`script[src*="${folder}"]`)) {
    script.remove();
  }
}

/**
 * Keeps shared modules when a remote is registered again. They all come from the shell, but the
 * runtime attributes each to the remote that first requested it, and would drop it with that
 * remote. Modules that never loaded are requested again.
 */
function keepSharedModules(federation: ModuleFederation, remote: RemoteName): void {
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {})) {
    for (const library of Object.values(versions)) {
      if (library.from === remote) library.from = federation.name;
      if (!library.loaded) library.loading = null;
    }
  }
}

/** Prepares the remotes of a page; called once, before any is loaded. */
export function createRemotes(boot: BootData): Remotes {
  const { apps } = boot;
  // Saved now, because the runtime's "current instance" changes when a remote initialises.
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime is not there.');
  const attempts = new Map<RemoteName, number>();
  const entryHashes: Record<string, string | undefined> = {};
  federation.registerPlugins([
    {
      name: 'integrity',
      // The runtime loads nothing but the remotes' entries by itself.
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = entryHashes[url] ?? '';
        // Other origins are asked for it with CORS: without it, a browser checks no hash.
        if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);

  return {
    isReleased: (name) => apps[name] !== null,
    isOutdated: () => isOutdated(boot),
    async load(name, timeLimit = shortLimit) {
      const app = apps[name];
      if (!app) throw new RemoteLoadError(texts.partMissing);
      const attempt = (attempts.get(name) ?? 0) + 1;
      attempts.set(name, attempt);
      const entry = attempt === 1 ? app.entry : retryAddress(app.entry, attempt);
      // The runtime makes the address absolute as well.
      entryHashes[new URL(entry, location.origin).href] = app.integrity?.entry;
      if (attempt > 1) {
        removeScripts(app.entry);
        keepSharedModules(federation, name);
      }
      // Every staff screen calls the API, so the client loads in parallel with the remote.
      if (name === 'back_office') void import('shared-api/client').catch(() => undefined);
      federation.registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 1 });
      try {
        const loading = checkFilesOf(name, app, entry).then(() =>
          federation.loadRemote<RemoteModule>(`${name}/routes`),
        );
        const module = await withinLimit(loading, timeLimit);
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
