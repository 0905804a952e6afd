import path from 'node:path';
import { defaultLanguage, languages, type Language } from 'shared-api/contract/values/language';
import { appNames, type AppName } from 'shared-api/contract/releases/release';

/** The repository's root directory. */
export const root = path.resolve(import.meta.dirname, '..');

/** An independently built and released app. */
export interface App {
  /** Name of directory, workspace and release. */
  name: AppName;
  /**
   * The app's name in Module Federation. A valid identifier, since remotes become global variables.
   */
  federationName: string;
  /** Modules that a remote exposes to the shell. */
  exposes?: Record<string, string>;
  /** Entry modules of standalone scripts, by script name. */
  alone?: Record<string, string>;
  /** Whether visitors see it; such apps are built once per language. */
  isPublic?: boolean;
  /** The module that renders pages to HTML on the server. */
  prerender?: string;
  /**
   * Maximum brotli size of the scripts in kilobytes (1000 bytes), of the first screen and in total;
   * larger releases are refused. Names of files, which change with each build, move a size by up to 80 bytes: a budget
   * leaves more than that.
   */
  budget: { first: number; all: number };
  devPort: number;
}

export const apps = {
  shell: {
    name: 'shell',
    federationName: 'shell',
    alone: { federation: './src/federation/runtime.ts', early: './src/early.ts' },
    isPublic: true,
    budget: { first: 99.2, all: 128 },
    devPort: 8081,
  },
  'public-site': {
    name: 'public-site',
    federationName: 'public_site',
    exposes: { './routes': './src/routes.tsx' },
    isPublic: true,
    prerender: './src/prerender.tsx',
    budget: { first: 16.5, all: 136 },
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
    budget: { first: 32.4, all: 534 },
    devPort: 8083,
  },
} satisfies Record<AppName, App>;

export const appFolder = (name: AppName): string => path.join(root, name);

/** Output directory of an app's build: `browser/`, `node/` and `release.json`. */
export const distFolder = (name: AppName): string => path.join(appFolder(name), 'dist');

export const isAppName = (text: string): text is AppName =>
  (appNames as readonly string[]).includes(text);

/** Languages besides English in which an app is built, each into a directory of that name. */
export const translationsOf = ({ isPublic }: App): Language[] =>
  isPublic ? languages.filter((language) => language !== defaultLanguage) : [];
