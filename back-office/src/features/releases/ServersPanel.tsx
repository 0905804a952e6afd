import { useId } from 'react';
import type { ReleaseOverview } from 'shared-api/contract/releases/releases';
import styles from './apps/AppPanel.module.css';
import page from './ReleasesPage.module.css';
import { texts } from './texts.ts';
import { Version } from './apps/Version.tsx';

/** The servers that give these releases to visitors, and where the releases are kept. */
export function ServersPanel({ servers, place }: Pick<ReleaseOverview, 'servers' | 'place'>) {
  const id = useId();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {texts.servers}
        </h2>
      </div>
      {servers.length === 0 && <p className={styles['nothing']}>{texts.noServers}</p>}
      <ul className={styles['servers']}>
        {servers.map(({ url, contract }, index) => (
          // Servers behind one address cannot be told apart.
          <li key={index}>
            <span className={styles['address']}>{url}</span>
            <span>
              <span className={styles['soft']}>{texts.contract}</span> <Version of={contract} />
            </span>
          </li>
        ))}
        <li>
          <span className={styles['address']}>
            <span className={styles['soft']}>{texts.place}</span> {place}
          </span>
        </li>
      </ul>
    </section>
  );
}
