import styles from './SkipLink.module.css';
import { texts } from '../../texts.ts';

/** The first stop of the Tab key: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      {texts.skip}
    </a>
  );
}
