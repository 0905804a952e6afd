import { ChevronLeft, ChevronRight } from 'lucide-react';
import { routes } from 'shared-api/contract/pages/paths';
import { highlightedStories } from 'shared-api/contract/site/stories';
import { classNames } from 'shared-ui/classNames';
import { Link } from 'shared-ui/router';
import type { GalleryState } from '../../galleryState.ts';
import styles from './GalleryPage.module.css';
import { texts } from './texts.ts';

interface GallerySidesProps {
  index: number;
  count: number;
  state: GalleryState;
}

/** The left and the right half of the screen: the story before and the one after. */
export function GallerySides({ index, count, state }: GallerySidesProps) {
  // Among all, an address that would show the highlighted ones by itself says so: scripts may not come.
  const addressOf = (by: number): string => {
    const position = ((index + by + count) % count) + 1;
    const isAmongAll = count > highlightedStories && position <= highlightedStories;
    return isAmongAll ? `${routes.story(position)}?all` : routes.story(position);
  };
  return (
    <>
      <Link
        to={addressOf(-1)}
        replace
        state={state}
        className={classNames(styles['side'], styles['left'])}
        aria-label={texts.previous}
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <Link
        to={addressOf(1)}
        replace
        state={state}
        className={classNames(styles['side'], styles['right'])}
        aria-label={texts.next}
      >
        <ChevronRight aria-hidden="true" />
      </Link>
    </>
  );
}
