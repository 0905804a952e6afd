import { routes } from 'shared-api/contract/pages/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { hero, narrowHero } from '../../media/hero.tsx';
import { Picture } from '../../media/Picture.tsx';
import styles from './HomePage.module.css';
import { texts } from './texts.ts';

/** What the company promises, the two ways in, and four facts about it. */
export const HomeHero = () => (
  <>
    <div className={styles['hero']}>
      <div>
        <h1 className={styles['headline']}>{texts.headline}</h1>
        <p className={styles['promise']}>{texts.promise}</p>
        <div className={styles['actions']}>
          <ButtonLink to={routes.allQuotes()} size="large">
            {texts.getQuote}
          </ButtonLink>
          <ButtonLink to={routes.allServices()} size="large" look="secondary">
            {texts.allServices}
          </ButtonLink>
        </div>
      </div>
      <Picture
        {...hero}
        otherCrop={narrowHero}
        className={styles['picture']}
        width="640"
        height="560"
        fetchPriority="high"
      />
    </div>
    <ul className={styles['facts']}>
      {texts.facts.map(({ figure, text }) => (
        <li key={figure}>
          <span className={styles['figure']}>{figure}</span>
          <span className={styles['fact']}>{text}</span>
        </li>
      ))}
    </ul>
  </>
);
