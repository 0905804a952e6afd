import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { Link } from 'shared-ui/router';
import { menu } from '../menu.ts';
import { AcceptedCards } from './AcceptedCards.tsx';
import { ContactLinks, PostalAddress } from './CompanyContact.tsx';
import styles from './Footer.module.css';
import { texts } from './texts.ts';

/** The footer of every public page (docs/product/pages.md "Home"). */
export function Footer() {
  const { legalName, brands, social } = useCompany();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['top']}>
          <div className={styles['column']}>
            <h2 className={styles['heading']}>{texts.who}</h2>
            <p>{texts.tradeNames(brands.cleaning.name, brands.contracting.name, legalName)}</p>
            <p>{texts.insured}</p>
            <p>{texts.screened}</p>
          </div>
          <div className={`${styles['column'] ?? ''} ${styles['contact'] ?? ''}`}>
            <h2 className={styles['heading']}>{texts.talk}</h2>
            <ContactLinks />
            <PostalAddress />
          </div>
          <div className={styles['column']}>
            <h2 className={styles['heading']}>{texts.follow}</h2>
            <ul className={styles['social']}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <h2 className={styles['heading']}>{texts.accepted}</h2>
            <Link to={routes.payment()} className={styles['cards']}>
              <AcceptedCards />
            </Link>
          </div>
        </div>
        <nav className={styles['links']} aria-label={texts.footer}>
          <ul>
            {menu.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['last']}>
          <Link to={routes.privacyPolicy()}>{texts.privacy}</Link>
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}
