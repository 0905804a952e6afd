import { Play } from 'lucide-react';
import { routes } from 'shared-api/contract/paths';
import { Link } from 'shared-ui/router';
import { stories } from '../../media/manifest.ts';
import styles from './HomeStories.module.css';

/** The highlighted stories as cards that open the gallery (specification 2.2). */
export function HomeStories() {
  return (
    <ul className={styles['row']}>
      {stories.map(({ id, cover, alt, type }, index) => (
        <li key={id}>
          <Link to={routes.story(index + 1)} className={styles['story']}>
            <img src={cover} alt={alt} width="360" height="480" loading="lazy" />
            <span className={styles['caption']}>
              <Play size={18} fill="currentColor" aria-hidden="true" />
              {type}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
