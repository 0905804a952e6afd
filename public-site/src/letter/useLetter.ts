import { useEffect } from 'react';
import { useDispatch } from 'shared-api/store';

/**
 * Tells the office that a mail was opened, on a page that the mail led to. The code that tells is loaded
 * only there, after the page.
 */
export function useLetter(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const { hash } = window.location;
    if (hash === '') return;
    // Should it fail to load, the visitor loses nothing.
    void import(/* webpackChunkName: "letter" */ './tellOpened.ts').then(
      ({ tellOpened }) => tellOpened(dispatch, hash),
      () => undefined,
    );
  }, [dispatch]);
}
