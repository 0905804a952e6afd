import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Company } from 'shared-api/contract/company/company';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { storyCount } from 'shared-api/contract/site/stories';
import { personKey } from '../../public-site/src/media/personKey.ts';
import { root } from '../../webpack/apps.ts';

/** The photographs of one folder, which pages show in the same places. */
export interface Group {
  folder: string;
  /** What a photograph may be called, without the ending. */
  names: readonly string[];
  /** The narrowest photograph that is sharp wherever pages show it, in pixels. */
  minWidth: number;
  /** Width divided by height: beyond it, pages would crop the subject. */
  aspect: { min: number; max: number };
  /** Widths of the copies in pixels; none is made wider than its photograph. */
  widths: readonly number[];
  /** The type of its names, where there is one, and the module that exports it. */
  keyType?: { name: string; module: string };
  /** Whether pages say what each photograph's place is called. */
  isNamed?: boolean;
  /** Whether pages say in each language what each photograph's film is called. */
  isTitled?: boolean;
  /** Whether a name with `-before` is shown only beside the same with `-after`. */
  isPaired?: boolean;
  /** Names of other crops of a picture, by which they stand: they have its text alternative. */
  cropOf?: Readonly<Record<string, string>>;
}

const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

/** The folder of films, each with the photograph that is seen before it. */
export const filmsFolder = 'films';

/** The folder of clients' logos. */
export const logosFolder = 'clients';

const companyFile = readFileSync(path.join(root, 'server/company.json'), 'utf8');
const { people = [] } = JSON.parse(companyFile) as Company;

/** Every folder of photographs in `public-site/media/`; its README has the same as a table. */
export const groups: readonly Group[] = [
  {
    folder: 'hero',
    names: ['wide', 'narrow'],
    minWidth: 1200,
    aspect: { min: 1, max: 1.8 },
    widths: [480, 800, 1200],
    cropOf: { narrow: 'wide' },
  },
  {
    folder: 'services',
    names: catalogue.map(({ icon }) => icon),
    minWidth: 1280,
    aspect: { min: 1, max: 1.8 },
    widths: [480, 800, 1280, 1920],
    keyType: { name: 'ServiceKey', module: 'shared-api/contract/site/catalogue' },
  },
  {
    folder: 'before-after',
    names: catalogue.flatMap(({ icon }) => [`${icon}-before`, `${icon}-after`]),
    minWidth: 960,
    aspect: { min: 1, max: 1.8 },
    widths: [480, 960, 1280],
    isPaired: true,
  },
  {
    folder: 'residences',
    names: numbers(10),
    minWidth: 960,
    aspect: { min: 1, max: 1.8 },
    widths: [480, 960],
    isNamed: true,
  },
  {
    folder: 'people',
    names: people.map(({ name }) => personKey(name)),
    minWidth: 480,
    aspect: { min: 0.66, max: 1.5 },
    widths: [160, 320, 480],
  },
  {
    folder: filmsFolder,
    names: numbers(storyCount),
    minWidth: 540,
    aspect: { min: 0.5, max: 0.8 },
    widths: [360, 540, 1080],
    isTitled: true,
  },
];
