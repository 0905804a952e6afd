import type { Platform } from 'shared-api/contract/releases/platform';
import { Table } from 'shared-ui/Table';
import styles from '../apps/AppPanel.module.css';
import { Version } from '../apps/Version.tsx';
import { texts as releases } from '../texts.ts';
import { When } from '../When.tsx';
import { Panel } from './Panel.tsx';
import { texts } from './texts.ts';

/** Who sees something else than the live releases by a link. */
export function PreviewsPanel({ platform: { previews } }: { platform: Platform }) {
  return (
    <Panel
      title={texts.previews}
      text={previews.length === 0 ? texts.noPreviews : texts.previewsText}
    >
      {previews.length > 0 && (
        <Table
          caption={texts.previews}
          isStacked
          columns={[
            {
              header: texts.release,
              cell: ({ app, version }: Platform['previews'][number]) => (
                <span className={styles['marks']}>
                  {releases.apps[app]} <Version of={version} />
                </span>
              ),
            },
            { header: texts.until, cell: ({ until }) => <When at={until} /> },
            { header: texts.by, cell: ({ by }) => by },
          ]}
          rows={previews}
          rowKey={({ app, version, until }) => `${app} ${version} ${until}`}
        />
      )}
    </Panel>
  );
}
