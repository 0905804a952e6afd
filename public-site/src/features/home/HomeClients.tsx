import { clients } from '../../media/manifest.ts';
import styles from './HomeClients.module.css';
import { texts } from './texts.ts';

/** Logos of thirty clients, all in sight (docs/product/pages.md "Home"). */
export function HomeClients() {
  return (
    <ul className={styles['logos']} aria-label={texts.logos}>
      {clients.map(({ name, logo }) => (
        <li key={name}>
          <img src={logo} alt={name} width="160" height="64" loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
