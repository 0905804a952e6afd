import { useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { useLocation } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PageParts } from '../../frame/PageParts.tsx';
import { AppsPart } from './AppsPart.tsx';
import { PlatformPart } from './platform/PlatformPart.tsx';
import { texts } from './texts.ts';

const parts = { apps: AppsPart, platform: PlatformPart };
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

/** Which version of each app visitors get, what can be done about it, and all apps side by side, for Admins. */
export function ReleasesPage() {
  const session = useSession();
  const { hash } = useLocation();
  const part = partNames.find((name) => hash === `#${name}`) ?? 'apps';
  const Part = parts[part];
  // While a session that ended waits to be taken up again, the screen stays as it is.
  if (session && !may(session.role, 'releases')) return <NotAllowed message={texts.refused} />;
  return (
    <>
      <title>{texts.pageTitle(texts.parts[part])}</title>
      <meta name="robots" content="noindex" />
      <PageParts
        title={texts.title}
        label={texts.nav}
        names={texts.parts}
        order={partNames}
        shown={part}
      />
      <Part />
    </>
  );
}
