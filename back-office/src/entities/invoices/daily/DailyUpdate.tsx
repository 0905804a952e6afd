import { lazy, Suspense, useState } from 'react';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { loadPart } from '../../../loadPart.ts';
import { texts } from '../texts.ts';

const DailyUpdateDialog = lazy(async () => ({
  default: (
    await loadPart(() => import(/* webpackChunkName: "dailyUpdate" */ './DailyUpdateDialog.tsx'))
  ).DailyUpdateDialog,
}));

/**
 * Shows what the daily update will do and runs it, which also runs by itself every morning; and leads
 * to what its runs have done (docs/product/office.md).
 */
export function DailyUpdate() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.dailyUpdate}
      </Button>
      <ButtonLink look="secondary" to={routes.dailyRuns()}>
        {texts.runs}
      </ButtonLink>
      {isOpen && (
        <Suspense fallback={null}>
          <DailyUpdateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
