import { Route, Routes } from 'shared-ui/router';
import { ComingPage } from './features/coming/ComingPage.tsx';
import { HomePage } from './features/home/HomePage.tsx';
import { QuoteSection } from './features/quote/QuoteSection.tsx';
import { ServicePage } from './features/services/ServicePage.tsx';
import { ServicesPage } from './features/services/ServicesPage.tsx';
import { comingPages, patterns } from './pages.ts';

/** All pages of the public site; the module that the shell mounts and the server renders. */
export default function PublicRoutes() {
  return (
    <Routes>
      <Route path={patterns.allServices} element={<ServicesPage />} />
      <Route
        path={patterns.service}
        element={<ServicePage quoteOf={(service) => <QuoteSection service={service} />} />}
      />
      {comingPages.map(({ path, title }) => (
        <Route key={path} path={path} element={<ComingPage title={title} path={path} />} />
      ))}
      <Route path="*" element={<HomePage />} />
    </Routes>
  );
}
