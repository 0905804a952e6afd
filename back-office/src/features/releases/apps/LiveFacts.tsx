import type { ReactNode } from 'react';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { Badge } from 'shared-ui/Badge';
import styles from './AppPanel.module.css';
import { texts } from '../texts.ts';
import { Version } from './Version.tsx';
import { showSize, storedOf } from './versions.ts';
import { When } from '../When.tsx';

/** What is live of an app, since when, by whom and how. */
export function LiveFacts({ releases }: { releases: AppReleases }) {
  const { live, previous } = releases;
  if (!live) return <p className={styles['nothing']}>{texts.nothingLive}</p>;
  const size = storedOf(releases, live.version)?.bytes;
  return (
    <dl className={styles['facts']}>
      <Fact name={texts.live}>
        <span className={styles['live']}>
          <Version of={live.version} /> <Badge tone="good">{texts.live}</Badge>
        </span>
      </Fact>
      <Fact name={texts.since}>
        <When at={live.since} />
      </Fact>
      <Fact name={texts.who}>{live.by}</Fact>
      <Fact name={texts.how}>
        {texts.ways[live.way]}
        {live.forced !== undefined && (
          <span className={styles['forced']}>{texts.forced(live.forced)}</span>
        )}
      </Fact>
      <Fact name={texts.size}>{size === undefined ? texts.none : showSize(size)}</Fact>
      <Fact name={texts.previous}>
        {previous === null ? texts.none : <Version of={previous} />}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
