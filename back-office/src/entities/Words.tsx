import styles from './Words.module.css';

/** What somebody wrote, in a list: a word of any length may stand in it. */
export const Words = ({ text }: { text: string }) => (
  <span className={styles['words']}>{text}</span>
);

/** The street and city of a record, in a list. */
export const AddressWords = ({ address, city }: { address: string; city: string }) => (
  <span className={styles['address']}>{[address, city].filter(Boolean).join(', ')}</span>
);
