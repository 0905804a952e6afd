import { drawnNote, note, quoted } from '../modulesOf.ts';
import type { OwnLogo } from './readLogos.ts';

/** The files of a logo. */
export const logoFiles = ({ name, light, dark }: OwnLogo): Map<string, Buffer> =>
  new Map([
    [`${name}${light.ending}`, light.bytes],
    ...(dark ? ([[`${name}-dark${dark.ending}`, dark.bytes]] as const) : []),
  ]);

/** The module that gives the home page the logos. */
export function logosModule(logos: readonly OwnLogo[]): string {
  const imports: string[] = [];
  const entries = logos.map((logo, index) => {
    const [light, dark] = [...logoFiles(logo).keys()].map((file, place) => {
      const variable = `${place === 0 ? 'light' : 'dark'}${index}`;
      imports.push(`import ${variable} from './${file}';`);
      return variable;
    });
    const variants = [`logo: ${light}`, ...(dark === undefined ? [] : [`dark: ${dark}`])];
    return `  { name: ${quoted(logo.client)}, ${variants.join(', ')} },`;
  });
  return [
    `// ${note}`,
    `import type { ClientLogo } from '../../ClientLogo.ts';`,
    ...imports,
    '',
    ...drawnNote(logos.length === 0),
    'export const logos: readonly ClientLogo[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}
