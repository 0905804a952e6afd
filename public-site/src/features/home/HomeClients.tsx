import { clients } from '../../media/manifest.ts';
import styles from './HomeClients.module.css';
import { texts } from './texts.ts';

/** Logos of thirty clients, to be scrolled along (docs/product/pages.md "Home"). */
export function HomeClients() {
  return (
    // Reachable by keyboard, since it scrolls.
    <div className={styles['row']} tabIndex={0} role="group" aria-label={texts.logos}>
      {clients.map(({ name, logo }) => (
        <div key={name} className={styles['logo']}>
          <img src={logo} alt={name} width="160" height="64" loading="lazy" />
        </div>
      ))}
    </div>
  );
}
