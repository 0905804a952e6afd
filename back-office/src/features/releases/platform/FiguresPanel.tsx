import { useCompany } from 'shared-api/client';
import type { Platform, ReleaseFigures } from 'shared-api/contract/releases/platform';
import { Badge } from 'shared-ui/Badge';
import { EmptyState } from 'shared-ui/EmptyState';
import { Table } from 'shared-ui/Table';
import { showInstant } from '../../../instants.ts';
import styles from '../apps/AppPanel.module.css';
import { Version } from '../apps/Version.tsx';
import { texts as releases } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { texts } from './texts.ts';

/** Above these, Google counts a page as poorer than good. */
const good = { lcp: 2.5, inp: 0.2, cls: 0.1 };

/** How releases fare in browsers. */
export function FiguresPanel({
  platform: { apps, figures, figuresSince },
}: {
  platform: Platform;
}) {
  const { timeZone } = useCompany();
  const isLive = ({ app, release }: ReleaseFigures): boolean =>
    apps.some(
      (each) =>
        each.app === app &&
        each.releases.some(({ version, place }) => version === release && place === 'live'),
    );
  const vital = (name: keyof typeof good, header: string) => ({
    header,
    align: 'end' as const,
    isUnbroken: true,
    cell: (row: ReleaseFigures) => <Vital name={name} value={row[name]} />,
  });
  return (
    <Panel
      title={texts.figures}
      text={texts.figuresText(showInstant(figuresSince, timeZone, figuresSince))}
    >
      {figures.length === 0 ? (
        <EmptyState title={texts.noFigures}>{texts.noFiguresText}</EmptyState>
      ) : (
        <Table
          caption={texts.figures}
          isStacked
          columns={[
            {
              header: texts.release,
              cell: (row: ReleaseFigures) => (
                <span className={styles['marks']}>
                  {releases.apps[row.app]} <Version of={row.release} />
                  {isLive(row) && <Badge tone="good">{texts.places.live}</Badge>}
                </span>
              ),
            },
            { header: texts.pages, align: 'end', cell: ({ pages }) => pages },
            { header: texts.errors, align: 'end', cell: ({ errors }) => errors },
            vital('lcp', texts.lcp),
            vital('inp', texts.inp),
            vital('cls', texts.cls),
          ]}
          rows={figures}
          rowKey={({ app, release }) => `${app} ${release}`}
        />
      )}
    </Panel>
  );
}

function Vital({ name, value }: { name: keyof typeof good; value: number | null }) {
  if (value === null) return texts.none;
  return (
    <>
      {name === 'cls' ? texts.shift(value) : texts.seconds(value)}
      {value > good[name] && (
        <>
          {' '}
          <Badge tone="bad">{texts.poor}</Badge>
        </>
      )}
    </>
  );
}
