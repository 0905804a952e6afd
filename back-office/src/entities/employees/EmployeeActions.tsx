import { showMessage, useDispatch, type RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { useReplaceSecretMutation } from './employeesApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { texts } from './texts.ts';

/** Copies the link to an employee's schedule, which opens without a login. */
export function CopyScheduleLink({ record }: { record: RecordOf<'employees'> }) {
  const dispatch = useDispatch();
  // Only an Admin is told secrets.
  const { secret } = record as { secret?: string };
  if (!secret) return null;
  async function copy(): Promise<void> {
    const link = new URL(routes.schedule(secret ?? ''), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      dispatch(showMessage(texts.linkCopied(record.fullName)));
    } catch {
      // No permission, or no HTTPS: the person copies it by hand.
      window.prompt(texts.copyByHand, link);
    }
  }
  return (
    <Button look="quiet" onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  );
}

/** The schedule link, and another one when the old has come into wrong hands. */
export function EmployeeActions({
  record,
  isBusy,
  run,
}: EditorActionsProps<RecordOf<'employees'>>) {
  const [replace] = useReplaceSecretMutation();
  return (
    <>
      <CopyScheduleLink record={record} />
      <Button
        look="secondary"
        disabled={isBusy}
        onClick={() => run(texts.newLinkFailed, () => replace(record.id))}
      >
        {texts.newLink}
      </Button>
    </>
  );
}
