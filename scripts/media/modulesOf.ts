import type { Language } from 'shared-api/contract/values/language';
import { copyName, type Copies } from './makeCopies.ts';
import type { Group } from './groups.ts';
import type { OwnPhoto } from './readFolder.ts';

export const note = 'Written by `npm run media` from public-site/media/.';
export const quoted = (text: string): string => JSON.stringify(text);

/**
 * Whether pages show drawings: a constant, so that builds leave out what shows photographs where there are
 * none.
 */
export const drawnNote = (areDrawn: boolean): string[] => [
  `export const areDrawn: boolean = ${areDrawn};`,
  '',
];

/** Class names begin with a letter, names perhaps with a digit. */
const classOf = (name: string): string => `photo-${name}`;

const keyImport = ({ keyType }: Group): string[] =>
  keyType ? [`import type { ${keyType.name} } from '${keyType.module}';`] : [];

const recordType = ({ keyType }: Group, value: string): string =>
  keyType ? `Partial<Record<${keyType.name}, ${value}>>` : `Readonly<Record<string, ${value}>>`;

/** A photograph with what was made of it. */
export interface MadePhoto {
  photo: OwnPhoto;
  copies: Copies;
}

/** The module that gives a page the photographs of a group. */
export function photosModule(group: Group, made: readonly MadePhoto[]): string {
  const imports: string[] = [];
  const entries = made.map(({ photo: { name, place }, copies: { widths } }, index) => {
    const address = (format: 'avif' | 'webp', width: number): string => {
      const variable = `${format}${index}at${width}`;
      imports.push(`import ${variable} from './${copyName(name, width, format)}';`);
      return variable;
    };
    const set = (format: 'avif' | 'webp'): string =>
      widths.map((width) => `\${${address(format, width)}} ${width}w`).join(', ');
    return [
      `  ${quoted(name)}: {`,
      `    avif: \`${set('avif')}\`,`,
      `    webp: \`${set('webp')}\`,`,
      `    src: webp${index}at${widths.find((width) => width >= 800) ?? widths.at(-1)},`,
      `    firstPaint: styles[${quoted(classOf(name))}],`,
      ...(group.isNamed ? [`    name: ${quoted(place)},`] : []),
      '  },',
    ].join('\n');
  });
  const photo = group.isNamed ? 'NamedPhoto' : 'Photo';
  return [
    `// ${note}`,
    ...keyImport(group),
    `import type { ${photo} } from '../../Photo.ts';`,
    ...(made.length > 0 ? [`import styles from './photos.module.css';`] : []),
    ...imports,
    '',
    ...drawnNote(made.length === 0),
    `export const photos: ${recordType(group, photo)} = {`,
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The first paint of each photograph, as a background that its picture covers once it has loaded. */
export const stylesheet = (made: readonly MadePhoto[]): string =>
  [
    `/* ${note} */`,
    ...made.map(
      ({ photo, copies }) =>
        `.${classOf(photo.name)} {\n  background: url('${copies.firstPaint}') center / cover;\n}`,
    ),
    '',
  ].join('\n');

/** The catalogue in the language of the build. */
export const chosenTexts = `// ${note}\nexport { texts } from './texts.en.ts';\n`;

/**
 * A language's catalogue of text alternatives; of posters together with what their films are called. Crops
 * of a picture have none of their own.
 */
export const textsModule = (
  group: Group,
  made: readonly MadePhoto[],
  language: Language,
): string => {
  const own = made.filter(({ photo: { name } }) => group.cropOf?.[name] === undefined);
  return [
    `// ${note}`,
    ...keyImport(group),
    ...(group.isTitled ? [`import type { FilmTexts } from '../../OwnFilm.ts';`] : []),
    '',
    `export const texts: ${recordType(group, group.isTitled ? 'FilmTexts' : 'string')} = {`,
    ...own.map(({ photo: { name, alt, title } }) => {
      const shown = quoted(alt[language]);
      return `  ${quoted(name)}: ${
        group.isTitled ? `{ type: ${quoted(title[language])}, alt: ${shown} }` : shown
      },`;
    }),
    '};',
    '',
  ].join('\n');
};
