import type { ReportName } from 'shared-api/contract/billing/moneyReports';
import { reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { Link } from 'shared-ui/router';
import { searchOf } from './reportAddress.ts';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

const groups: { name: keyof typeof texts.groups; reports: readonly ReportName[] }[] = [
  { name: 'owed', reports: ['ageing', 'deposits'] },
  { name: 'sold', reports: ['salesByService', 'salesByClient', 'received'] },
  { name: 'tax', reports: ['hst'] },
  { name: 'work', reports: ['unbilled', 'profit'] },
];

/** Every report, with what it answers. */
export const ReportIndex = () => (
  <>
    <title>{texts.indexTitle}</title>
    <meta name="robots" content="noindex" />
    <h1 className={styles['title']}>{texts.title}</h1>
    {groups.map(({ name, reports }) => (
      <section key={name} className={styles['group']} aria-labelledby={`reports-${name}`}>
        <h2 id={`reports-${name}`} className={styles['heading']}>
          {texts.groups[name]}
        </h2>
        <ul className={styles['cards']}>
          {reports.map((report) => (
            <li key={report} className={styles['card']}>
              <Link to={searchOf({ report })} className={styles['cardLink']}>
                {reportTexts.titles[report]}
              </Link>
              <p className={styles['soft']}>{reportTexts.intros[report]}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section className={styles['group']} aria-labelledby="reports-books">
      <h2 id="reports-books" className={styles['heading']}>
        {texts.groups.books}
      </h2>
      <ul className={styles['cards']}>
        {(['periods', 'journal'] as const).map((books) => (
          <li key={books} className={styles['card']}>
            <Link to={searchOf({ books })} className={styles['cardLink']}>
              {texts[books].title}
            </Link>
            <p className={styles['soft']}>{texts[books].intro}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);
