import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { publicPages, type PublicPage } from 'shared-api/contract/pages/pages';
import type { CatalogueService } from 'shared-api/contract/site/catalogue';
import type { Category } from 'shared-api/contract/values/categories';
import { Route, Routes, useLocation, useParams } from 'shared-ui/router';
import { FullScreenLoader } from 'shared-ui/FullScreenLoader';
import { HomePage } from './features/home/HomePage.tsx';
import { QuoteSection } from './features/quote/QuoteSection.tsx';
import { FormComing } from './forms/FormComing.tsx';
import { latePart } from './latePart.ts';
import { isStory } from './storyPosition.ts';

// What the home page does not need comes with its own page.
const AllQuotesPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "all-quotes" */ './features/allQuotes/AllQuotesPage.tsx'))
      .AllQuotesPage,
);
const ContactPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "contact" */ './features/contact/ContactPage.tsx'))
      .ContactPage,
);
const GalleryPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "gallery" */ './features/gallery/GalleryPage.tsx'))
      .GalleryPage,
);
const PaymentPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "payment" */ './features/payment/PaymentPage.tsx'))
      .PaymentPage,
);
const PaymentReceiptPage = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "payment-receipt" */ './features/payment/receipt/PaymentReceiptPage.tsx'
      )
    ).PaymentReceiptPage,
);
const PrivacyPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "privacy" */ './features/privacy/PrivacyPage.tsx'))
      .PrivacyPage,
);
const QuoteAnswerPage = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "quote-answer" */ './features/quote/answer/QuoteAnswerPage.tsx'
      )
    ).QuoteAnswerPage,
);
const RequestSentPage = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "request-sent" */ './features/requestSent/RequestSentPage.tsx'
      )
    ).RequestSentPage,
);
const CleaningServicePage = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "cleaning-service" */ './features/services/CleaningServicePage.tsx'
      )
    ).CleaningServicePage,
);
const ContractingServicePage = latePart(
  async () =>
    (
      await import(
        /* webpackChunkName: "contracting-service" */ './features/services/ContractingServicePage.tsx'
      )
    ).ContractingServicePage,
);
const ServicesPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "all-services" */ './features/services/ServicesPage.tsx'))
      .ServicesPage,
);
const StudentSpecialPage = latePart(
  async () =>
    (await import(/* webpackChunkName: "student" */ './features/student/StudentSpecialPage.tsx'))
      .StudentSpecialPage,
);
const VisitForm = latePart(
  async () =>
    (await import(/* webpackChunkName: "visit" */ './features/visit/VisitForm.tsx')).VisitForm,
);

/** The form of a visit; not rendered again with its page, for the reason of `QuoteSection`. */
const VisitSection = memo(function VisitSection(props: { service: CatalogueService }) {
  return (
    <Suspense fallback={<FormComing />}>
      <VisitForm {...props} />
    </Suspense>
  );
});

/** A service's page, with what is said of the services of its category alone. */
function ServiceByCategory() {
  const { category } = useParams();
  const contracting: Category = 'Contracting';
  const Page = category === contracting ? ContractingServicePage : CleaningServicePage;
  return (
    <Page
      quoteOf={({ id, quoteKind, quotePreset }) =>
        // A key, since services may share a form, but not what was answered in it.
        quoteKind && <QuoteSection key={id} kind={quoteKind} preset={quotePreset} />
      }
      visitOf={(service) => <VisitSection key={service.id} service={service} />}
      unknown={<HomePage />}
    />
  );
}

/** A story, or home where there is none of that number, as at any unknown address. */
function StoryOrHome() {
  const { id = '' } = useParams();
  return isStory(id) ? <GalleryPage /> : <HomePage />;
}

/** What each page is rendered by; a page without one does not compile. */
const elements: Record<PublicPage, ReactNode> = {
  home: <HomePage />,
  allServices: <ServicesPage />,
  service: <ServiceByCategory />,
  allQuotes: (
    <AllQuotesPage quoteOf={(kind, action) => <QuoteSection kind={kind} action={action} />} />
  ),
  studentSpecial: <StudentSpecialPage quote={<QuoteSection kind="student" />} />,
  story: <StoryOrHome />,
  gallery: <GalleryPage />,
  quoteAnswer: <QuoteAnswerPage />,
  payment: <PaymentPage />,
  paymentReceipt: <PaymentReceiptPage />,
  requestSent: <RequestSentPage />,
  contact: <ContactPage />,
  privacyPolicy: <PrivacyPage />,
};

/**
 * All pages of the public site; the module that the shell mounts and the server renders. An address in
 * other letters is unknown, as `pageOf` says to the server.
 */
export default function PublicRoutes() {
  return (
    <Suspense fallback={<FullScreenLoader />}>
      <Routes>
        {(Object.keys(elements) as PublicPage[]).map((page) => (
          <Route key={page} caseSensitive path={publicPages[page].path} element={elements[page]} />
        ))}
        <Route path="*" element={elements.home} />
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
