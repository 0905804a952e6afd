import { useSession, useSessionExpired } from 'shared-api/client';
import { isEntityName } from 'shared-api/contract/entities/entities';
import { routes } from 'shared-api/contract/paths';
import { can } from 'shared-api/contract/roles';
import { ErrorScreen } from 'shared-ui/ErrorScreen';
import { Navigate, Route, Routes, useParams } from 'shared-ui/router';
import { screens } from './entities/screens.ts';
import { EditorPage } from './features/editor/EditorPage.tsx';
import { ListPage } from './features/list/ListPage.tsx';
import { LoginAgain } from './features/login/LoginAgain.tsx';
import { LoginPage } from './features/login/LoginPage.tsx';
import { StaffFrame } from './frame/StaffFrame.tsx';

/** All screens of the back office; the module that the shell mounts. */
export default function OfficeRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/admin/:title" element={<ListScreen />} />
      <Route path="/admin/:title/:id" element={<EditorScreen />} />
      <Route path="*" element={<FirstList />} />
    </Routes>
  );
}

/** An address whose screen is not open: the list of quotes, which every role may read. */
const FirstList = () => <Navigate to={routes.list('quotes')} replace />;

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
