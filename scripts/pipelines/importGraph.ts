import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A package of the workspace: its folder, and its exports by name. */
interface Package {
  folder: string;
  exports: Record<string, string>;
}

const parsed = /\.(?:ts|tsx|js)$/;
const styles = /\.css$/;
const packages = ['shared-api', 'shared-ui'];

/** Imports and exports of types alone. */
const ofTypes = /^(?:import|export) type [^;]*?from '[^']+';/gm;

/** What a stylesheet imports or shows. */
const named = /(?:@import\s+|url\(|composes:[^;]*\bfrom\s+)\s*['"]?([^'")\s;]+)/g;

function readPackage(root: string, name: string): Package {
  const text = readFileSync(path.join(root, name, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as Pick<Package, 'exports'>;
  return { folder: name, exports };
}

/** Where a package's export lies, as its `package.json` says; undefined if it has none of that name. */
function exported({ folder, exports }: Package, name: string): string | undefined {
  const wanted = name === '' ? '.' : `./${name}`;
  for (const [pattern, target] of Object.entries(exports)) {
    if (pattern === wanted) return path.posix.join(folder, target);
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    const filled = wanted.slice(before.length, wanted.length - after.length);
    return path.posix.join(folder, target.replace('*', filled));
  }
  return undefined;
}

/** The files of the project that a file needs, directly or not, by their paths from the root. */
export class ImportGraph {
  readonly #root: string;
  readonly #packages: Map<string, Package>;
  readonly #imports = new Map<string, string[]>();

  constructor(root: string) {
    this.#root = root;
    this.#packages = new Map(packages.map((name) => [name, readPackage(root, name)]));
  }

  /** All files reached from some, these included. */
  reach(entries: readonly string[]): Set<string> {
    const reached = new Set(entries);
    // A set is walked through in the order of adding, with what is added on the way.
    for (const file of reached) for (const next of this.#importsOf(file)) reached.add(next);
    return reached;
  }

  #importsOf(file: string): string[] {
    const known = this.#imports.get(file);
    if (known) return known;
    const found = this.#specifiers(file).flatMap((name) => this.#resolve(file, name) ?? []);
    // A catalogue of another language is put in the English one's place by the build.
    const translated = found.flatMap((name) => this.#translationsOf(name));
    const all = [...found, ...translated];
    this.#imports.set(file, all);
    return all;
  }

  #specifiers(file: string): string[] {
    const place = path.join(this.#root, file);
    if (styles.test(file)) {
      return [...readFileSync(place, 'utf8').matchAll(named)].map(([, name = '']) => name);
    }
    if (!parsed.test(file)) return [];
    // A type changes nothing of what runs.
    const text = readFileSync(place, 'utf8').replaceAll(ofTypes, '');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    return importedFiles.map(({ fileName }) => fileName);
  }

  #translationsOf(file: string): string[] {
    const [stem, isCatalogue] = [file.replace(/\.en\.ts$/, ''), file.endsWith('.en.ts')];
    const french = `${stem}.fr.ts`;
    return isCatalogue && existsSync(path.join(this.#root, french)) ? [french] : [];
  }

  #resolve(from: string, name: string): string | undefined {
    const [owner = '', ...rest] = name.split('/');
    const own = this.#packages.get(owner);
    const target = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : own && exported(own, rest.join('/'));
    if (target === undefined) return undefined;
    return ['', '.ts', '.tsx', '.js'].map((end) => target + end).find(this.#isFile);
  }

  readonly #isFile = (file: string): boolean =>
    statSync(path.join(this.#root, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
