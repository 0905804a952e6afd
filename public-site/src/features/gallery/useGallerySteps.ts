import { useEffect, useLayoutEffect, useRef } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import { useNavigate } from 'shared-ui/router';
import type { GalleryState } from '../../galleryState.ts';

interface GallerySteps {
  /** Shows the story that many positions on; after the last comes the first. */
  step: (by: number) => void;
  /** Leaves the gallery: back to where the story was clicked, or to the home page. */
  close: () => void;
}

/** Ways through the gallery and out of it, by arrow keys and Escape as well. */
export function useGallerySteps(index: number, count: number, state: GalleryState): GallerySteps {
  const navigate = useNavigate();
  const { isFromHome } = state;
  // Keys may be pressed faster than stories are shown: each counts from the story asked for last.
  const asked = useRef(index);
  // As soon as a story is shown: after a tap, a key may follow before other effects have run.
  useLayoutEffect(() => {
    asked.current = index;
  }, [index]);
  const step = (by: number): void => {
    asked.current = (asked.current + by + count) % count;
    void navigate(routes.story(asked.current + 1), { replace: true, state });
  };
  const close = (): void => {
    if (isFromHome) void navigate(-1);
    else void navigate(routes.home());
  };
  useFocusBack(isFromHome === true);
  // With the first picture of a story: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { step, close };
}

/** Gives the focus back to the link that was clicked, once its page is there again. */
function useFocusBack(isFromHome: boolean): void {
  const opener = useRef('');
  // As soon as the story is shown: a key that follows changes the address.
  useLayoutEffect(() => {
    opener.current ||= window.location.pathname + window.location.search;
  }, []);
  useEffect(
    () => () => {
      const link = `a[href="${opener.current}"]`;
      // Right after all effects of the page that takes its place, by one of which the shell moves the
      // focus to the page's beginning.
      if (isFromHome) queueMicrotask(() => document.querySelector<HTMLElement>(link)?.focus());
    },
    [isFromHome],
  );
}
