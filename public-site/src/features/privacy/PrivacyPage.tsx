import { Fragment } from 'react';
import { addressLines } from 'shared-api/contract/company/addressLines';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
// Pictures of shared links, which the server's HTML alone names: imported, so that a release has them.
import '../../media/share/cleaning.png';
import '../../media/share/contracting.png';
import '../../media/share/group.png';
import styles from './PrivacyPage.module.css';
import { texts } from './texts.ts';

/** The day of the last change to what the policy says; to be set with each. */
const updated = '2026-11-28';

const anchorOf = (chapter: string): string =>
  chapter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** A paragraph in which the company's e-mail address, wherever it stands, can be written to. */
const Paragraph = ({ text, email }: { text: string; email: string }) => (
  <p>
    {text.split(email).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
        {part}
      </Fragment>
    ))}
  </p>
);

/** The privacy policy (docs/product/pages.md "Privacy policy"). */
export function PrivacyPage() {
  const { legalName, email, address } = useCompany();
  const place = addressLines(address).join(', ');
  const all = texts.chapters(legalName, email, place);
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.privacyPolicy()} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className={styles['layout']}>
        <nav aria-label={texts.contents} className={styles['contents']}>
          <ol>
            {all.map((chapter) => (
              <li key={chapter.title}>
                <a href={`#${anchorOf(chapter.title)}`}>{chapter.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['text']}>
          <p className={styles['updated']}>
            <time dateTime={updated}>{texts.updated(updated)}</time>
          </p>
          {all.map((chapter) => (
            <section key={chapter.title} aria-labelledby={anchorOf(chapter.title)}>
              <h2 id={anchorOf(chapter.title)}>{chapter.title}</h2>
              {chapter.paragraphs.map((paragraph) => (
                <Paragraph key={paragraph} text={paragraph} email={email} />
              ))}
              {chapter.list && (
                <ul>
                  {chapter.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </PublicFrame>
  );
}
