import path from 'node:path';
import { defaultLanguage, languages, type Language } from 'shared-api/contract/values/language';
import { appNames, type AppName } from 'shared-api/contract/releases/release';

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** An app that is built, and released, on its own. */
export interface App {
  /** Folder, workspace and release name. */
  name: AppName;
  /** The app's name inside the federation: an identifier, since remotes are found as globals. */
  federationName: string;
  /** What the app exposes to the shell; the shell itself exposes nothing. */
  exposes?: Record<string, string>;
  /** Modules that become scripts of their own, which wait for nothing, by the scripts' names. */
  alone?: Record<string, string>;
  /** Whether visitors see it: it is then built once a language. */
  isPublic?: boolean;
  /** The module that renders the app's pages to HTML on the server, if it has any. */
  prerender?: string;
  /** Kilobytes (1000 bytes) of scripts with brotli, for the first screen and in all; a release over it is refused. */
  budget: { first: number; all: number };
  /** Port of the app's development server. */
  devPort: number;
}

export const apps = {
  shell: {
    name: 'shell',
    federationName: 'shell',
    alone: { federation: './src/federation/runtime.ts', early: './src/early.ts' },
    isPublic: true,
    budget: { first: 99, all: 128 },
    devPort: 8081,
  },
  'public-site': {
    name: 'public-site',
    federationName: 'public_site',
    exposes: { './routes': './src/routes.tsx' },
    isPublic: true,
    prerender: './src/prerender.tsx',
    budget: { first: 18.3, all: 92 },
    devPort: 8082,
  },
  'back-office': {
    name: 'back-office',
    federationName: 'back_office',
    exposes: { './routes': './src/routes.tsx' },
    alone: {
      early: './src/early.ts',
      scheduleWorker: './src/features/schedule/worker/scheduleWorker.ts',
    },
    budget: { first: 32, all: 312 },
    devPort: 8083,
  },
} satisfies Record<AppName, App>;

/** The folder of an app. */
export const appFolder = (name: AppName): string => path.join(root, name);

/** Where an app's build lands: `browser/`, `node/` and `release.json`. */
export const distFolder = (name: AppName): string => path.join(appFolder(name), 'dist');

/** Says whether a text names an app. */
export const isAppName = (text: string): text is AppName =>
  (appNames as readonly string[]).includes(text);

/** The languages that an app is built in besides English; each build has a folder of that name. */
export const translationsOf = ({ isPublic }: App): Language[] =>
  isPublic ? languages.filter((language) => language !== defaultLanguage) : [];
