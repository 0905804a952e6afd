import { lazy, Suspense } from 'react';
import { useCompany } from 'shared-api/client';
import type { CatalogueService, PlannedQuoteKind } from 'shared-api/contract/catalogue';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../frame/telephone.ts';
import styles from './QuoteSection.module.css';

// Forms bring validation with them: they come only with a page that has one.
const forms: Partial<Record<PlannedQuoteKind, ReturnType<typeof formOf>>> = {
  carpet: formOf('carpet'),
};

function formOf(kind: 'carpet') {
  return lazy(async () => {
    const { QuoteForm } = await import(/* webpackChunkName: "quote" */ './QuoteForm.tsx');
    return { default: () => <QuoteForm kind={kind} /> };
  });
}

/** The instant quote of a catalogue service, or how to get one while its form is not open. */
export function QuoteSection({ service }: { service: CatalogueService }) {
  const { phone } = useCompany();
  const Form = service.quoteKind && forms[service.quoteKind];
  if (!Form) {
    return (
      <p className={styles['instead']}>
        This form opens soon. Call us for your price today:{' '}
        <ButtonLink to={telephone(phone)} look="secondary">
          {phone}
        </ButtonLink>
      </p>
    );
  }
  return (
    <Suspense fallback={<p role="status">Loading the form…</p>}>
      <Form />
    </Suspense>
  );
}
