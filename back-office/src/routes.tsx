import { useSession, useSessionExpired } from 'shared-api/client';
import { isEntityName } from 'shared-api/contract/entities/entities';
import { routes } from 'shared-api/contract/paths';
import { can } from 'shared-api/contract/roles';
import { ErrorScreen } from 'shared-ui/ErrorScreen';
import { lazy, Suspense } from 'react';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { Navigate, Route, Routes, useParams } from 'shared-ui/router';
import { screens } from './entities/screens.ts';
import { EditorPage } from './features/editor/EditorPage.tsx';
import { ListPage } from './features/list/ListPage.tsx';
import { LoginAgain } from './features/login/LoginAgain.tsx';
import { LoginPage } from './features/login/LoginPage.tsx';
import { OfficeKeys } from './features/palette/OfficeKeys.tsx';
import { menuOf } from './frame/menu.ts';
import { StaffFrame } from './frame/StaffFrame.tsx';

// Charts come with the dashboard alone, and the schedule without the rest of the office.
const DashboardPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage.tsx')
  ).DashboardPage,
}));
const BoardPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "board" */ './features/board/BoardPage.tsx'))
    .BoardPage,
}));
const SchedulePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "schedule" */ './features/schedule/SchedulePage.tsx'))
    .SchedulePage,
}));

const SettingsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage.tsx'))
    .SettingsPage,
}));

const ReleasesPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage.tsx'))
    .ReleasesPage,
}));

/** All screens of the back office; the module that the shell mounts. */
export default function OfficeRoutes() {
  const session = useSession();
  return (
    <>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/schedule/:secret?" element={<ScheduleScreen />} />
        <Route path="/admin/dashboard" element={<DashboardScreen />} />
        <Route path="/employee/dashboard" element={<DashboardScreen />} />
        <Route path="/admin/board" element={<BoardScreen />} />
        <Route path="/admin/settings" element={<SettingsScreen />} />
        <Route path="/admin/releases" element={<ReleasesScreen />} />
        <Route path="/admin/:title" element={<ListScreen />} />
        <Route path="/admin/:title/:id" element={<EditorScreen />} />
        <Route path="*" element={<FirstList />} />
      </Routes>
      {session && <OfficeKeys menu={menuOf(session.level)} />}
    </>
  );
}

/** An address whose screen is not open: the list of quotes, which every role may read. */
const FirstList = () => <Navigate to={routes.list('quotes')} replace />;

const ScheduleScreen = () => (
  <Suspense fallback={<FullScreenLoader />}>
    <SchedulePage />
  </Suspense>
);

function DashboardScreen() {
  const isExpired = useSessionExpired();
  return (
    <StaffFrame>
      <Suspense fallback={<FullScreenLoader />}>
        <DashboardPage />
      </Suspense>
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}

function BoardScreen() {
  const isExpired = useSessionExpired();
  return (
    <StaffFrame>
      <Suspense fallback={<FullScreenLoader />}>
        <BoardPage />
      </Suspense>
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}

function SettingsScreen() {
  const isExpired = useSessionExpired();
  return (
    <StaffFrame>
      <Suspense fallback={<FullScreenLoader />}>
        <SettingsPage />
      </Suspense>
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}

function ReleasesScreen() {
  const isExpired = useSessionExpired();
  return (
    <StaffFrame>
      <Suspense fallback={<FullScreenLoader />}>
        <ReleasesPage />
      </Suspense>
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}

function ListScreen() {
  const { title = '' } = useParams();
  const session = useSession();
  const isExpired = useSessionExpired();
  if (!isEntityName(title)) return <FirstList />;
  return (
    <StaffFrame>
      {session && !can(session.role, 'read', title) ? (
        <ErrorScreen message={`Your role may not see ${title}.`} />
      ) : (
        // After another login the list is asked for anew.
        <ListPage key={`${title} ${session?.token ?? ''}`} screen={screens[title]} />
      )}
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}

function EditorScreen() {
  const { title = '', id = '' } = useParams();
  const isExpired = useSessionExpired();
  if (!isEntityName(title) || !/^(new|\d{1,9})$/.test(id)) return <FirstList />;
  return (
    <StaffFrame>
      <EditorPage key={`${title} ${id}`} entity={title} id={id} />
      {isExpired && <LoginAgain />}
    </StaffFrame>
  );
}
