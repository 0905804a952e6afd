import type { AppName } from 'shared-api/contract/releases/release';
import type { Platform, ServedRelease } from 'shared-api/contract/releases/platform';
import { Badge } from 'shared-ui/Badge';
import { Table } from 'shared-ui/Table';
import styles from '../apps/AppPanel.module.css';
import { Version } from '../apps/Version.tsx';
import { texts as releases } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { texts } from './texts.ts';

interface Served extends ServedRelease {
  app: AppName;
}

const tones = { live: 'good', rollout: 'open', preview: 'neutral', previous: 'neutral' } as const;

/** Who shares which module in which version, and was built with which contract. */
export function SharedPanel({ platform: { apps, servers } }: { platform: Platform }) {
  const served: Served[] = apps.flatMap(({ app, releases: all }) =>
    all.map((release) => ({ app, ...release })),
  );
  const modules = [...new Set(served.flatMap(({ shared }) => shared.map(({ module }) => module)))];
  const contracts = [...new Set(servers.map(({ contract }) => contract))];
  return (
    <Panel
      title={texts.shared}
      text={`${texts.sharedText} ${contracts.length > 0 ? texts.servers(contracts) : texts.noServers}`}
    >
      <Table
        caption={texts.shared}
        isStacked
        columns={[
          {
            header: texts.release,
            cell: (release: Served) => (
              <span className={styles['marks']}>
                {releases.apps[release.app]} <Version of={release.version} />
                <Badge tone={tones[release.place]}>
                  {release.percent === null
                    ? texts.places[release.place]
                    : texts.rollout(release.percent)}
                </Badge>
                {release.misfits.length > 0 && <Badge tone="bad">{texts.misfits}</Badge>}
              </span>
            ),
          },
          {
            header: texts.contract,
            isUnbroken: true,
            cell: ({ contract }) => contract || texts.contractUnknown,
          },
          ...modules.map((name) => ({
            header: name,
            isUnbroken: true,
            cell: ({ app, shared }: Served) => {
              const found = shared.find(({ module }) => module === name);
              if (!found) return texts.none;
              return app === 'shell' ? found.version : found.range;
            },
          })),
        ]}
        rows={served}
        rowKey={({ app, version }) => `${app} ${version}`}
      />
      {served
        .filter(({ misfits }) => misfits.length > 0)
        .map(({ app, version, misfits }) => (
          <p key={`${app} ${version}`} className={styles['warning']}>
            {misfits.join(' ')}
          </p>
        ))}
    </Panel>
  );
}
