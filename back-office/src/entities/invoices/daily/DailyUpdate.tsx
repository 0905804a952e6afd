import { useState } from 'react';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useLocation, useNavigate } from 'shared-ui/router';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';
import { texts } from '../texts.ts';

const DailyUpdateDialog = late(async () => ({
  default: (
    await loadPart(() => import(/* webpackChunkName: "dailyUpdate" */ './DailyUpdateDialog.tsx'))
  ).DailyUpdateDialog,
}));

/**
 * Shows what the daily update will do and runs it, which also runs by itself every morning; and leads
 * to what its runs have done (docs/product/office.md).
 */
export function DailyUpdate() {
  const [isPressed, setPressed] = useState(false);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isAddressed = `${pathname}${hash}` === routes.dailyUpdate();

  function close(): void {
    setPressed(false);
    if (isAddressed) void navigate(`${pathname}${search}`, { replace: true });
  }

  return (
    <>
      <Button look="secondary" onClick={() => setPressed(true)}>
        {texts.dailyUpdate}
      </Button>
      <ButtonLink look="secondary" to={routes.dailyRuns()}>
        {texts.runs}
      </ButtonLink>
      {(isPressed || isAddressed) && <DailyUpdateDialog onClose={close} />}
    </>
  );
}
