import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import { Section } from '../../frame/Section.tsx';
import { photos } from '../../media/own/before-after/photos.ts';
import { texts as alternatives } from '../../media/own/before-after/texts.ts';
import { Picture } from '../../media/Picture.tsx';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

/** One place before a service and after it, where the company has photographs of both. */
export function BeforeAfter({ service }: { service: ServiceKey }) {
  const moments = (['before', 'after'] as const).flatMap((moment) => {
    const name = `${service}-${moment}`;
    const image = photos[name];
    return image ? [{ moment, image, alt: alternatives[name] ?? '' }] : [];
  });
  if (moments.length < 2) return null;
  return (
    <Section title={texts.beforeAfter}>
      <div className={styles['columns']}>
        {moments.map(({ moment, image, alt }) => (
          <figure key={moment} className={styles['moment']}>
            <Picture
              image={image}
              alt={alt}
              width="480"
              height="360"
              isLazy
              sizes="(width >= 48rem) 36rem, 100vw"
            />
            <figcaption>{texts.moments[moment]}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
