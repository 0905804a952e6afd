import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { HomePage } from './features/home/HomePage.tsx';
import { QuoteSection } from './features/quote/QuoteSection.tsx';
import { ServicePage } from './features/services/ServicePage.tsx';
import { ServicesPage } from './features/services/ServicesPage.tsx';
import { patterns } from './pages.ts';

// What the home page does not need comes with its own page.
const AllQuotesPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "all-quotes" */ './features/allQuotes/AllQuotesPage.tsx')
  ).AllQuotesPage,
}));
const ContactPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "contact" */ './features/contact/ContactPage.tsx'))
    .ContactPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "gallery" */ './features/gallery/GalleryPage.tsx'))
    .GalleryPage,
}));
const PaymentPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payment" */ './features/payment/PaymentPage.tsx'))
    .PaymentPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "privacy" */ './features/privacy/PrivacyPage.tsx'))
    .PrivacyPage,
}));
const StudentSpecialPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "student" */ './features/student/StudentSpecialPage.tsx')
  ).StudentSpecialPage,
}));

/**
 * All pages of the public site; the module that the shell mounts and the server renders. An address in
 * other letters is unknown, as `pageOf` says to the server.
 */
export default function PublicRoutes() {
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <Routes>
        <Route caseSensitive path={patterns.allServices} element={<ServicesPage />} />
        <Route
          caseSensitive
          path={patterns.service}
          element={
            <ServicePage
              quoteOf={({ quoteKind }) => quoteKind && <QuoteSection kind={quoteKind} />}
              unknown={<HomePage />}
            />
          }
        />
        <Route
          caseSensitive
          path={patterns.allQuotes}
          element={
            <AllQuotesPage
              quoteOf={(kind, action) => <QuoteSection kind={kind} action={action} />}
            />
          }
        />
        <Route caseSensitive path={patterns.payment} element={<PaymentPage />} />
        <Route caseSensitive path={patterns.contact} element={<ContactPage />} />
        <Route caseSensitive path={patterns.privacyPolicy} element={<PrivacyPage />} />
        <Route
          caseSensitive
          path={patterns.studentSpecial}
          element={<StudentSpecialPage quote={<QuoteSection kind="student" />} />}
        />
        <Route caseSensitive path={patterns.gallery} element={<GalleryPage />} />
        <Route caseSensitive path={patterns.story} element={<GalleryPage />} />
        <Route path="*" element={<HomePage />} />
      </Routes>
      <Shown />
    </Suspense>
  );
}

/**
 * Says in the document which page is shown and answers, for those who wait for it from outside: the
 * shell's word for the remote (`data-app`) comes before pages whose code comes by itself.
 */
function Shown() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['page'] = pathname;
    return () => {
      delete dataset['page'];
    };
  }, [pathname]);
  return null;
}
