import type { RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { texts } from './texts.ts';
import { useCopyLink } from './useCopyLink.ts';

/** The button of a row that copies the link to the employee's schedule. */
export function CopyScheduleLink({ record }: { record: RecordOf<'employees'> }) {
  const copy = useCopyLink(record);
  return (
    copy && (
      <Button look="quiet" onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
    )
  );
}
