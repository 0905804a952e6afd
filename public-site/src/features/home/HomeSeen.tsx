import { Section } from '../../frame/Section.tsx';
import { areClientsInvented } from '../../media/clients.ts';
import { HomeClients } from './HomeClients.tsx';
import styles from './HomePage.module.css';
import { HomeTrust } from './HomeTrust.tsx';
import { texts } from './seen/texts.ts';

/** What the company says of itself. */
export const HomeAbout = () => (
  <Section title={texts.about}>
    <div className={styles['about']}>
      {texts.aboutParagraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </Section>
);

/** Whom it works for, and what they say. */
export const HomeProof = () => (
  <>
    <Section title={texts.clients} lead={areClientsInvented ? texts.clientsLead : texts.clientsOwn}>
      <HomeClients />
    </Section>
    <HomeTrust />
  </>
);
