import type { Platform } from 'shared-api/contract/releases/platform';

/** Releases of each app whose sizes are listed. */
const sized = 6;

const instant = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Rows in columns, the first to the left and the others to the right. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')}`.trimEnd(),
  );
}

/**
 * The platform as lines of text.
 * @param platform without figures, if it was read from the storage
 */
export function platformLines({
  apps,
  figures,
  figuresSince = 0,
  previews,
  servers,
}: Pick<Platform, 'apps' | 'previews' | 'servers'> & Partial<Platform>): string[] {
  return [
    'Shared modules (the shell carries a version, a remote accepts a range)',
    ...sharedLines(apps),
    '',
    'Sizes with brotli, newest first: first screen, all scripts, stylesheets',
    ...inColumns(
      apps.flatMap(({ app, sizes }) =>
        sizes
          .slice(0, sized)
          .map(({ version, at, first, scripts, styles }) => [
            `${app} ${version}  ${instant(at)}`,
            kilobytes(first),
            kilobytes(scripts),
            kilobytes(styles),
          ]),
      ),
    ),
    '',
    ...figureLines(figures, figuresSince),
    '',
    previews.length === 0 ? 'No preview is open.' : 'Previews (times in UTC)',
    ...previews.map(
      ({ app, version, until, by }) => `  ${app} ${version}  until ${instant(until)}, by ${by}`,
    ),
    '',
    `Servers: ${servers.map(({ url, contract }) => `${url} (contract ${contract})`).join(', ') || 'none runs'}`,
  ];
}

function sharedLines(apps: Platform['apps']): string[] {
  const served = apps.flatMap(({ app, releases }) =>
    releases.map((release) => ({ app, ...release })),
  );
  const modules = [...new Set(served.flatMap(({ shared }) => shared.map(({ module }) => module)))];
  const head = ['', 'contract', ...modules];
  const rows = served.map(({ app, version, place, percent, contract, shared }) => [
    `${app} ${version}  ${percent === null ? place : `${percent} %`}`,
    contract || 'not known',
    ...modules.map((name) => {
      const found = shared.find(({ module }) => module === name);
      return (app === 'shell' ? found?.version : found?.range) ?? '–';
    }),
  ]);
  const misfits = served.flatMap(({ misfits: found }) => found.map((line) => `  ! ${line}`));
  return [...inColumns([head, ...rows]), ...misfits];
}

function figureLines(figures: Platform['figures'] | undefined, since: number): string[] {
  if (!figures) return ['Errors and web vitals: a server tells them (--server <address>).'];
  const seconds = (value: number | null): string =>
    value === null ? '–' : `${value.toFixed(2)} s`;
  return [
    `Errors and web vitals, reported to that server since ${instant(since)} (75th percentile)`,
    ...inColumns([
      ['', 'pages', 'errors', 'LCP', 'INP', 'CLS'],
      ...figures.map(({ app, release, pages, errors, lcp, inp, cls }) => [
        `${app} ${release}`,
        String(pages),
        String(errors),
        seconds(lcp),
        seconds(inp),
        cls === null ? '–' : cls.toFixed(2),
      ]),
    ]),
  ];
}
