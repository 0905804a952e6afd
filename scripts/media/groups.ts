import { catalogue } from 'shared-api/contract/site/catalogue';

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
  /** Whether a name with `-before` is shown only beside the same with `-after`. */
  isPaired?: boolean;
}

/** Every folder of `public-site/media/`; its README has the same as a table. */
export const groups: readonly Group[] = [
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
    names: Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, '0')),
    minWidth: 960,
    aspect: { min: 1, max: 1.8 },
    widths: [480, 960],
    isNamed: true,
  },
];
