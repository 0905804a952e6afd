import { useCompany } from 'shared-api/store';
import { Section } from '../../frame/Section.tsx';
import { areDrawn, photos } from '../../media/own/people/photos.ts';
import { texts as photoTexts } from '../../media/own/people/texts.ts';
import { personKey } from '../../media/personKey.ts';
import { Picture } from '../../media/Picture.tsx';
import styles from './HomeTrust.module.css';
import { texts } from './seen/texts.ts';

/** What the company file says of customers, people, guarantee and area (docs/product/README.md "Company data"). */
export function HomeTrust() {
  const { reviews = [], people = [], guarantee, serviceArea = [], exampleNote } = useCompany();
  const note = exampleNote !== undefined && <p className={styles['note']}>{exampleNote}</p>;
  return (
    <>
      {reviews.length > 0 && (
        <Section title={texts.reviews}>
          <ul className={styles['cards']}>
            {reviews.map(({ text, author, place, stars }) => (
              <li key={author}>
                <span role="img" aria-label={texts.starsOf(stars)} className={styles['stars']}>
                  {texts.stars(stars)}
                </span>
                <blockquote>{text}</blockquote>
                <p className={styles['from']}>{texts.author(author, place)}</p>
              </li>
            ))}
          </ul>
          {note}
        </Section>
      )}
      {people.length > 0 && (
        <Section title={texts.people}>
          <ul className={styles['cards']}>
            {people.map(({ name, role, text }) => (
              <li key={name}>
                {!areDrawn && <Portrait name={name} />}
                <h3>{name}</h3>
                <p className={styles['role']}>{role}</p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          {reviews.length === 0 && note}
        </Section>
      )}
      <div className={styles['promises']}>
        {guarantee && (
          <section>
            <h2>{guarantee.title}</h2>
            <p>{guarantee.text}</p>
          </section>
        )}
        {serviceArea.length > 0 && (
          <section>
            <h2>{texts.area}</h2>
            <ul className={styles['places']}>
              {serviceArea.map(({ place }) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
            <p>{texts.areaLead}</p>
          </section>
        )}
      </div>
    </>
  );
}

/** A person's photograph, where the company has one. */
function Portrait({ name }: { name: string }) {
  const key = personKey(name);
  const photo = photos[key];
  if (!photo) return null;
  return (
    <Picture
      image={photo}
      alt={photoTexts[key] ?? ''}
      className={styles['portrait']}
      width="160"
      height="160"
      isLazy
      sizes="10rem"
    />
  );
}
