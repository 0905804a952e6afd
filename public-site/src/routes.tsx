import { Route, Routes } from 'shared-ui/router';
import { HomePage } from './features/home/HomePage.tsx';

/** All pages of the public site; the module that the shell mounts and the server renders. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route path="*" element={<HomePage />} />
    </Routes>
  );
}
