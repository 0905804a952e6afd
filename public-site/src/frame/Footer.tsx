import { useCompany } from 'shared-api/client';
import { routes } from 'shared-api/contract/paths';
import { Link } from 'shared-ui/router';
import { menu } from '../menu.ts';
import { AcceptedCards } from './AcceptedCards.tsx';
import styles from './Footer.module.css';
import { telephone } from './telephone.ts';

/** The footer of every public page (specification 2.2). */
export function Footer() {
  const { legalName, brands, phone, email, address, social } = useCompany();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['top']}>
          <div className={styles['column']}>
            <h2 className={styles['heading']}>Who we are</h2>
            <p>
              {brands.cleaning.name} and {brands.contracting.name} are trade names operated by{' '}
              {legalName}
            </p>
            <p>Insurance coverage up to $5,000,000.</p>
            <p>Our team members are screened for criminal records and references.</p>
          </div>
          <div className={`${styles['column'] ?? ''} ${styles['contact'] ?? ''}`}>
            <h2 className={styles['heading']}>Talk to us</h2>
            <a href={telephone(phone)}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
            <p>
              {address.street}
              <br />
              {address.city}, {address.province} {address.postalCode}
            </p>
          </div>
          <div className={styles['column']}>
            <h2 className={styles['heading']}>Follow us</h2>
            <ul className={styles['social']}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <h2 className={styles['heading']}>Accepted payments</h2>
            <Link to={routes.payment()} className={styles['cards']}>
              <AcceptedCards />
            </Link>
          </div>
        </div>
        <nav aria-label="Footer">
          <ul className={styles['links']}>
            {menu.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['last']}>
          <Link to={routes.privacyPolicy()}>Privacy Policy</Link>
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {legalName}
          </p>
        </div>
      </div>
    </footer>
  );
}
