import { Play } from 'lucide-react';
import { routes } from 'shared-api/contract/pages/paths';
import { Link } from 'shared-ui/router';
import type { GalleryState } from '../../galleryState.ts';
import { Picture } from '../../media/Picture.tsx';
import { coverSizes, filmCount, highlightedCovers } from '../../media/storyCovers.ts';
import styles from './HomeStories.module.css';
import { texts } from './texts.ts';

/** Handed to the gallery: where closing it leads (docs/product/pages.md "Gallery"). */
const state: GalleryState = { isFromHome: true };

/** The highlighted stories as cards that open the gallery (docs/product/pages.md "Home"). */
export function HomeStories() {
  return (
    <>
      <ul className={styles['row']}>
        {highlightedCovers.map(({ id, cover, alt, type }, index) => (
          <li key={id}>
            <Link to={routes.story(index + 1)} state={state} className={styles['story']}>
              <Picture image={cover} alt={alt} width="360" height="480" isLazy sizes={coverSizes} />
              <span className={styles['caption']}>
                <Play size={18} fill="currentColor" aria-hidden="true" />
                {type}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {filmCount > highlightedCovers.length && (
        <p className={styles['all']}>
          <Link to={routes.allStories()} state={state}>
            {texts.storiesAll(filmCount)}
          </Link>
        </p>
      )}
    </>
  );
}
