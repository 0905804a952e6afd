import { useSession, useSessionExpired } from 'shared-api/client';
import { isEntityName, type EntityName } from 'shared-api/contract/entities/entityNames';
import {
  officeScreens,
  type OfficeScreen as OfficeScreenName,
} from 'shared-api/contract/pages/pages';
import { routes } from 'shared-api/contract/pages/officePaths';
import { can } from 'shared-api/contract/staff/roles';
import { Fragment, useEffect, type ComponentType, type ReactNode } from 'react';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { Navigate, Route, Routes, useParams } from 'shared-ui/router';
import { loadClientPage } from './entities/clients/page/loadClientPage.ts';
import { screenFor } from './entities/screens.ts';
import { ListPage } from './features/list/ListPage.tsx';
import { OfficeKeys } from './features/palette/OfficeKeys.tsx';
import { menuOf } from './frame/menu.ts';
import { NotAllowed } from './frame/NotAllowed.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { StaffFrame } from './frame/StaffFrame.tsx';
import { texts } from './frame/texts.ts';
import { late } from './late/late.tsx';
import { latePart, loadPart } from './late/loadPart.ts';
import { useShownSession } from './useRole.ts';

// What a person types into, with the libraries for forms and the schemas: one chunk, so that whoever
// has an editor open can log in again in it without anything more having to come.
const loadForms = () => loadPart(() => import(/* webpackChunkName: "forms" */ './forms.ts'));
/** Milliseconds after the first screen at which the forms are fetched, for whoever opens one next. */
const formsPause = 1500;
const LoginAgain = late(async () => ({ default: (await loadForms()).LoginAgain }));

/** A screen, in whose place the loader stands until it has come. */
const lateScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => latePart(load, name, <FullScreenLoader />, true);

const EditorPage = lateScreen(loadForms, 'EditorPage');
const LoginPage = lateScreen<'LoginPage', object>(loadForms, 'LoginPage');

// Charts come with the dashboard alone, and the schedule without the rest of the office.
const DashboardPage = lateScreen(
  () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx'),
  'DashboardPage',
);
const TodayPage = lateScreen(
  () => import(/* webpackChunkName: "today" */ './features/today/TodayPage.tsx'),
  'TodayPage',
);
const BankPage = lateScreen(
  () => import(/* webpackChunkName: "bank" */ './features/bank/BankPage.tsx'),
  'BankPage',
);
const BoardPage = lateScreen(
  () => import(/* webpackChunkName: "board" */ './features/board/BoardPage.tsx'),
  'BoardPage',
);
const SchedulePage = lateScreen(
  () => import(/* webpackChunkName: "schedule" */ './features/schedule/SchedulePage.tsx'),
  'SchedulePage',
);
const ReportsPage = lateScreen(
  () => import(/* webpackChunkName: "reports" */ './features/reports/ReportsPage.tsx'),
  'ReportsPage',
);
const SettingsPage = lateScreen(
  () => import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage.tsx'),
  'SettingsPage',
);
const ReleasesPage = lateScreen(
  () => import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage.tsx'),
  'ReleasesPage',
);
const ImportPage = lateScreen(
  () => import(/* webpackChunkName: "import" */ './features/import/ImportPage.tsx'),
  'ImportPage',
);
const AccountPage = lateScreen(
  () => import(/* webpackChunkName: "account" */ './features/account/AccountPage.tsx'),
  'AccountPage',
);
const DailyRunsPage = lateScreen(
  () => import(/* webpackChunkName: "dailyUpdate" */ './features/dailyRuns/DailyRunsPage.tsx'),
  'DailyRunsPage',
);

/** Over whatever screen is open when the session ends by itself. */
function LoginWindow() {
  const isExpired = useSessionExpired();
  if (!isExpired) return null;
  return <LoginAgain />;
}

/** The screens that are not of an entity; one without an element does not compile. */
const pages: Record<OfficeScreenName, ReactNode> = {
  today: <TodayPage />,
  dashboard: <DashboardPage />,
  bank: <BankPage />,
  board: <BoardPage />,
  reports: <ReportsPage />,
  settings: <SettingsPage />,
  releases: <ReleasesPage />,
  account: <AccountPage />,
  'daily-runs': <DailyRunsPage />,
  import: <ImportPage />,
};

/** What is open to an Admin who has to set up a second factor before anything else. */
const factorScreens: readonly OfficeScreenName[] = ['account'];

/** Starts `followPage` shortly after the first screen, or at the first press, which may need it already. */
function useFollowedPage(isStaff: boolean): void {
  useEffect(() => {
    if (!isStaff) return;
    let end = (): void => undefined;
    let isOver = false;
    const waiting = new AbortController();
    const begin = async (): Promise<void> => {
      waiting.abort();
      const { followPage } = await loadForms();
      if (!isOver) end = followPage();
    };
    // When it fails now, whoever needs them asks again.
    const tryIt = (): void => void begin().catch(() => undefined);
    const { signal } = waiting;
    const timer = setTimeout(tryIt, formsPause);
    signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pointerdown', tryIt, { signal });
    window.addEventListener('keydown', tryIt, { signal });
    return () => {
      isOver = true;
      waiting.abort();
      end();
    };
  }, [isStaff]);
}

/** All screens of the back office; the module that the shell mounts. */
export default function OfficeRoutes() {
  const session = useSession();
  const isStaff = session !== null;
  useFollowedPage(isStaff);
  // An Admin who has to set up a second factor may do nothing else before. The account screen keeps
  // its place when that is done: the recovery codes that it shows are shown only once.
  const isFactorFirst = session?.mustSetUpFactor === true;
  return (
    <>
      <Routes>
        <Route path="/schedule/:secret?" element={<SchedulePage />} />
        {(isFactorFirst ? factorScreens : officeScreens).map((name) => (
          <Route key={name} path={`/admin/${name}`} element={<OfficeScreen page={name} />} />
        ))}
        {!isFactorFirst && (
          <>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/employee/dashboard" element={<OfficeScreen page="dashboard" />} />
            <Route path="/admin/:title" element={<OfficeScreen />} />
            <Route path="/admin/:title/:id" element={<OfficeScreen />} />
          </>
        )}
        <Route
          path="*"
          element={isFactorFirst ? <Navigate to={routes.account()} replace /> : <OfficeScreen />}
        />
      </Routes>
      {session && !isFactorFirst && <OfficeKeys menu={menuOf(session.role)} />}
    </>
  );
}

/**
 * A screen in the frame of the office; over it the login window, when the session ends by itself. Every address has this
 * one element, so that the frame stays where it is from screen to screen.
 */
function OfficeScreen({ page }: { page?: OfficeScreenName }) {
  const { title = '', id } = useParams();
  const session = useShownSession();
  const [key, shown] =
    page !== undefined
      ? [page, pages[page]]
      : !isEntityName(title)
        ? notFound
        : id === undefined
          ? listOf(title, session)
          : editorOf(title, id, session);
  return (
    <StaffFrame>
      {/* By its key, another record of the same kind begins anew. */}
      <Fragment key={key}>{shown}</Fragment>
      <LoginWindow />
    </StaffFrame>
  );
}

/** A screen after what makes it another one. */
type KeyedScreen = readonly [key: string, screen: ReactNode];

/** An address below `/admin` that is no screen: in the frame, so that the menu leads on. */
const notFound: KeyedScreen = ['not found', <NotFound />];

/** For another person the list is asked for anew. */
const listOf = (entity: EntityName, session: ReturnType<typeof useSession>): KeyedScreen => [
  `${entity} ${session?.username ?? ''}`,
  session && !can(session.role, 'read', entity) ? (
    <NotAllowed message={texts.mayNot('read', entity)} />
  ) : (
    <ListPage screen={screenFor(session?.role, entity)} />
  ),
];

function editorOf(
  entity: EntityName,
  id: string,
  session: ReturnType<typeof useSession>,
): KeyedScreen {
  if (!/^(new|\d{1,9})$/.test(id)) return notFound;
  const action = id === 'new' ? 'create' : 'read';
  // Beside the editor, which would ask for it only once it is there itself.
  if (entity === 'clients' && action === 'read') void loadClientPage().catch(() => undefined);
  return [
    `${entity}/${id}`,
    session && !can(session.role, action, entity) ? (
      <NotAllowed message={texts.mayNot(action, entity)} />
    ) : (
      <EditorPage entity={entity} id={id} />
    ),
  ];
}
