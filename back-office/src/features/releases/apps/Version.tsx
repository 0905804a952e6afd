import styles from '../ReleasesPage.module.css';

/** A version's name, in letters of one width so that two can be compared. */
export const Version = ({ of }: { of: string }) => <code className={styles['version']}>{of}</code>;
