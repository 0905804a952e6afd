import { useEffect } from 'react';
import { useParams } from 'shared-ui/router';
import { useBackOneStep } from 'shared-ui/useBackOneStep';
import { keepPageOffline } from './offline/keepPageOffline.ts';
import { Schedule } from './Schedule.tsx';
import { texts } from './texts.ts';

/**
 * An employee's day, opened by the secret in its address (docs/product/pages.md "Employee's
 * schedule").
 */
export function SchedulePage() {
  const { secret } = useParams();
  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      {/* The address is the secret: no page that is opened from here may learn it. */}
      <meta name="referrer" content="no-referrer" />
      {secret === undefined ? <NoSecret /> : <OfflineSchedule key={secret} secret={secret} />}
    </>
  );
}

function OfflineSchedule({ secret }: { secret: string }) {
  useEffect(() => keepPageOffline(), []);
  return <Schedule secret={secret} />;
}

/**
 * Goes back one page, or home where there is none (docs/product/pages.md "Employee's schedule").
 */
function NoSecret() {
  useBackOneStep();
  return null;
}
