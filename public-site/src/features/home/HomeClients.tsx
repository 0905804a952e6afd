import { classNames } from 'shared-ui/classNames';
import type { ClientLogo } from '../../media/ClientLogo.ts';
import { areClientsInvented, clients } from '../../media/clients.ts';
import styles from './HomeClients.module.css';
import { texts } from './seen/texts.ts';

/** Logos of clients, all in sight (docs/product/pages.md "Home"). */
export function HomeClients() {
  return (
    <ul
      className={classNames(styles['logos'], areClientsInvented && styles['areDrawn'])}
      aria-label={texts.logos}
    >
      {clients.map(({ name, logo, dark }) => (
        <li
          key={name}
          className={areClientsInvented || dark === undefined ? undefined : styles['hasDark']}
        >
          <Logo name={name} logo={logo} {...(dark !== undefined && { dark })} />
        </li>
      ))}
    </ul>
  );
}

function Logo({ name, logo, dark }: ClientLogo) {
  const image = <img src={logo} alt={name} width="160" height="64" loading="lazy" />;
  if (areClientsInvented || dark === undefined) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      {image}
    </picture>
  );
}
