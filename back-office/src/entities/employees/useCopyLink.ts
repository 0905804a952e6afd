import { showMessage, useDispatch, type RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { nameOfEmployee } from './nameOfEmployee.ts';
import { texts } from './texts.ts';

/** Copies the link to an employee's schedule, which opens without a login; undefined for who is told no secrets. */
export function useCopyLink(record: RecordOf<'employees'>): (() => Promise<void>) | undefined {
  const dispatch = useDispatch();
  // Only an Admin is told secrets.
  const { secret } = record as { secret?: string };
  if (!secret) return undefined;
  return async () => {
    const link = new URL(routes.schedule(secret), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      dispatch(showMessage(texts.linkCopied(nameOfEmployee(record))));
    } catch {
      // No permission, or no HTTPS: the person copies it by hand.
      window.prompt(texts.copyByHand, link);
    }
  };
}
