import { Link } from 'shared-ui/router';
import styles from '../Reports.module.css';
import { texts } from '../texts.ts';

/** The head of a screen that is no report. */
export const BooksHead = ({ title, intro }: { title: string; intro: string }) => (
  <>
    <title>{texts.pageTitle(title)}</title>
    <meta name="robots" content="noindex" />
    <p className={styles['up']}>
      <Link to="?">{texts.all}</Link>
    </p>
    <h1 className={styles['title']}>{title}</h1>
    <p className={styles['lead']}>{intro}</p>
  </>
);
