import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles['skip']} href="#main">
      Skip to content
    </a>
  );
}
