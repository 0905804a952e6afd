import { routes } from 'shared-api/contract/pages/paths';
import { ContactLinks, PostalAddress } from '../../frame/CompanyContact.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { OpeningHours } from '../../openingHours/OpeningHours.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { texts } from './texts.ts';

/** The contact form, and every other way to the company (docs/product/pages.md "Contact"). */
export function ContactPage() {
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.contact()} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className={styles['layout']}>
        <ContactForm />
        <div className={styles['aside']}>
          <div>
            <h2>{texts.reach}</h2>
            <p className={styles['ways']}>
              <ContactLinks />
            </p>
          </div>
          <div>
            <h2>{texts.hours}</h2>
            <OpeningHours className={styles['hours']} />
          </div>
          <div>
            <h2>{texts.address}</h2>
            <PostalAddress />
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}
