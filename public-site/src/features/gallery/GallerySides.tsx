import { ChevronLeft, ChevronRight } from 'lucide-react';
import { routes } from 'shared-api/contract/pages/paths';
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
  const addressOf = (by: number): string => routes.story(((index + by + count) % count) + 1);
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
