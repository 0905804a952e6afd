import { LogOut, UserRound } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { routes } from 'shared-api/contract/pages/officePaths';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import { BrandMark } from 'shared-ui/BrandMark';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { OfficeFrame } from 'shared-ui/OfficeFrame';
import { menuOf } from './menu.ts';
import { texts } from './texts.ts';
import { useLogOut } from './useLogOut.ts';

/** The frame of every screen of the back office, for whoever is logged in. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const company = useCompany();
  const session = useSession();
  const logOut = useLogOut();
  // To make a format takes as long as a row of a list.
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone: company.timeZone,
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
      }),
    [company.timeZone],
  );
  const day = format.format();
  const comma = day.indexOf(', ');

  const who = session ? texts.who(session.username, session.role) : '';

  return (
    <OfficeFrame
      logo={<BrandMark brand="group" name={company.name} size="small" />}
      today={day.slice(comma + 2)}
      weekday={day.slice(0, comma)}
      who={session?.username ?? ''}
      role={session ? wordOf(roleWords, session.role) : ''}
      items={session?.mustSetUpFactor ? [] : menuOf(session?.role)}
      whoUrl={routes.account()}
      drawerFoot={
        <>
          <ButtonLink look="quiet" to={routes.account()}>
            <UserRound size={18} aria-hidden="true" />
            {texts.accountOf(who)}
          </ButtonLink>
          <Button look="secondary" onClick={logOut}>
            <LogOut size={18} aria-hidden="true" />
            {texts.logOut}
          </Button>
        </>
      }
    >
      {children}
    </OfficeFrame>
  );
}
