import { languages, type Language } from 'shared-api/contract/values/language';
import { note, quoted } from '../modulesOf.ts';
import type { OwnFilm } from './readFilms.ts';

/** The module that gives the gallery the films. */
export function filmsModule(films: readonly OwnFilm[]): string {
  const imports: string[] = [];
  const entries = films.map(({ name, brand, location, date, files }, index) => {
    const address = (ending: string): string => {
      const variable = `${ending.replaceAll('.', '')}${index}`;
      imports.push(`import ${variable} from './${name}${ending}';`);
      return variable;
    };
    const addresses = (all: readonly (readonly [key: string, ending: string])[]): string =>
      all
        .filter(([, ending]) => files[ending])
        .map(([key, ending]) => `${key}: ${address(ending)}`)
        .join(', ');
    return [
      '  {',
      `    id: ${Number(name)},`,
      `    company: ${quoted(brand)},`,
      `    video: { ${addresses([
        ['mp4', '.mp4'],
        ['webm', '.webm'],
      ])} },`,
      `    captions: { ${addresses(languages.map((language) => [language, `.${language}.vtt`] as const))} },`,
      ...(location ? [`    location: ${quoted(location)},`] : []),
      ...(date ? [`    date: ${quoted(date)},`] : []),
      '  },',
    ].join('\n');
  });
  return [
    `// ${note}`,
    `import type { OwnFilm } from '../../OwnFilm.ts';`,
    ...imports,
    '',
    'export const films: readonly OwnFilm[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}

/** What is said and heard in each film: in this language, or in the first one that has captions. */
export const transcriptsModule = (films: readonly OwnFilm[], language: Language): string =>
  [
    `// ${note}`,
    `import type { Transcript } from '../../../OwnFilm.ts';`,
    '',
    'export const texts: Readonly<Record<number, Transcript>> = {',
    ...films.flatMap(({ name, transcripts }) => {
      const found = [language, ...languages].find((one) => transcripts[one]);
      const lines = found && transcripts[found];
      if (!lines) return [];
      return [
        `  ${Number(name)}: {`,
        `    language: ${quoted(found)},`,
        '    lines: [',
        ...lines.map((line) => `      ${quoted(line)},`),
        '    ],',
        '  },',
      ];
    }),
    '};',
    '',
  ].join('\n');
