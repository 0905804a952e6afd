import { useEffect } from 'react';
import { useDispatch } from 'shared-api/store';

/**
 * Where a mail about a document led here, tells the office that somebody has opened it. What does so
 * comes late, and only then.
 */
export function useLetter(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const { hash } = window.location;
    if (hash === '') return;
    // Nobody misses anything where it does not come.
    void import(/* webpackChunkName: "letter" */ './tellOpened.ts').then(
      ({ tellOpened }) => tellOpened(dispatch, hash),
      () => undefined,
    );
  }, [dispatch]);
}
