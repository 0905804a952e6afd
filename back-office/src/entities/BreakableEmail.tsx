import styles from './BreakableEmail.module.css';

/** An address that may go on in a second line where there is little room. */
export function BreakableEmail({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <span className={styles['email']}>
      {email.slice(0, at)}
      <wbr className={styles['narrow']} />
      {email.slice(at)}
    </span>
  );
}
