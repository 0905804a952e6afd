import type { Platform, ReleaseSizes } from 'shared-api/contract/releases/platform';
import { EmptyState } from 'shared-ui/EmptyState';
import { Table } from 'shared-ui/Table';
import styles from '../apps/AppPanel.module.css';
import { Version } from '../apps/Version.tsx';
import { showSize } from '../apps/versions.ts';
import { More, useMore } from '../More.tsx';
import { texts as releases } from '../texts.ts';
import { When } from '../When.tsx';
import { Panel } from './Panel.tsx';
import { texts } from './texts.ts';

/** Bytes that are no tenth of a kilobyte. */
const unseen = 50;

/** How large the last releases of each app are. */
export function SizesPanel({ platform: { apps } }: { platform: Platform }) {
  return (
    <Panel title={texts.sizes} text={texts.sizesText}>
      {apps.map((each) => (
        <AppSizes key={each.app} {...each} />
      ))}
    </Panel>
  );
}

function AppSizes({ app, sizes }: Pick<Platform['apps'][number], 'app' | 'sizes'>) {
  const more = useMore(sizes);
  const column = (header: string, part: 'first' | 'scripts' | 'styles') => ({
    header,
    align: 'end' as const,
    isUnbroken: true,
    cell: (row: ReleaseSizes) => (
      <>
        {showSize(row[part])}{' '}
        <span className={styles['difference']}>{growth(sizes, row, part)}</span>
      </>
    ),
  });
  return (
    <section className={styles['stored']} aria-label={texts.sizesOf(releases.apps[app])}>
      <h3 className={styles['part']}>{releases.apps[app]}</h3>
      {sizes.length === 0 ? (
        <EmptyState title={texts.noSizes}>{texts.noSizesText}</EmptyState>
      ) : (
        <Table
          caption={texts.sizesOf(releases.apps[app])}
          isStacked
          columns={[
            {
              header: texts.version,
              cell: ({ version }: ReleaseSizes) => <Version of={version} />,
            },
            { header: texts.stored, cell: ({ at }) => <When at={at} /> },
            column(texts.first, 'first'),
            column(texts.scripts, 'scripts'),
            column(texts.styles, 'styles'),
          ]}
          rows={more.shown}
          rowKey={({ version }) => version}
        />
      )}
      <More {...more} />
    </section>
  );
}

/** How much larger or smaller it is than the one stored before it; empty if it is as large or the first. */
function growth(
  sizes: readonly ReleaseSizes[],
  row: ReleaseSizes,
  part: 'first' | 'scripts' | 'styles',
): string {
  const before = sizes[sizes.indexOf(row) + 1];
  const bytes = before ? row[part] - before[part] : 0;
  if (Math.abs(bytes) < unseen) return '';
  return `${bytes > 0 ? '+' : '−'}${showSize(Math.abs(bytes))}`;
}
