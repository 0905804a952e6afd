import type { Language } from 'shared-api/contract/values/language';
import { copyName, type Copies } from './makeCopies.ts';
import type { Group } from './groups.ts';
import type { OwnPhoto } from './readFolder.ts';

const note = 'Written by `npm run media` from public-site/media/.';
const quoted = (text: string): string => JSON.stringify(text);

/** A photograph with what was made of it. */
export interface MadePhoto {
  photo: OwnPhoto;
  copies: Copies;
}

/** The module that gives a page the photographs of a group. */
export function photosModule({ keyType }: Group, made: readonly MadePhoto[]): string {
  const imports: string[] = [];
  const entries = made.map(({ photo: { name }, copies: { widths } }, index) => {
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
      `    firstPaint: styles[${quoted(name)}],`,
      '  },',
    ].join('\n');
  });
  return [
    `// ${note}`,
    `import type { ${keyType.name} } from '${keyType.module}';`,
    `import type { Photo } from '../../Photo.ts';`,
    ...(made.length > 0 ? [`import styles from './photos.module.css';`] : []),
    ...imports,
    '',
    `export const photos: Partial<Record<${keyType.name}, Photo>> = {`,
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
        `.${photo.name} {\n  background: url('${copies.firstPaint}') center / cover;\n}`,
    ),
    '',
  ].join('\n');

/** The catalogue in the language of the build. */
export const chosenTexts = `// ${note}\nexport { texts } from './texts.en.ts';\n`;

/** A language's catalogue of text alternatives. */
export const textsModule = (
  { keyType }: Group,
  made: readonly MadePhoto[],
  language: Language,
): string =>
  [
    `// ${note}`,
    `import type { ${keyType.name} } from '${keyType.module}';`,
    '',
    `export const texts: Partial<Record<${keyType.name}, string>> = {`,
    ...made.map(({ photo }) => `  ${quoted(photo.name)}: ${quoted(photo.alt[language].trim())},`),
    '};',
    '',
  ].join('\n');
