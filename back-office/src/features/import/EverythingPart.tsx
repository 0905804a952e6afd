import { pathTo } from 'shared-api/client';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';

const t = texts.everything;

/** All of the business's data, to take along. */
export const EverythingPart = () => (
  <section className={styles['head']} aria-labelledby="everything">
    <div>
      <h2 id="everything" className={styles['heading']}>
        {t.title}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
    </div>
    <DownloadButton
      path={pathTo('GET /export-everything/')}
      fallback="everything.zip"
      label={t.download}
    />
  </section>
);
