import { lazy, Suspense } from 'react';
import { useCompany } from 'shared-api/client';
import type { CatalogueService } from 'shared-api/contract/catalogue';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../frame/telephone.ts';
import styles from './QuoteSection.module.css';

/** The kinds whose form is rendered from their schema; the others' are still to come. */
const renderedKinds = ['residential', 'carpet', 'grout', 'paint', 'floor'] as const;

// Forms bring validation with them: they come only with a page that has one.
const forms = Object.fromEntries(renderedKinds.map((kind) => [kind, formOf(kind)])) as Partial<
  Record<QuoteKindName, ReturnType<typeof formOf>>
>;

function formOf(kind: QuoteKindName) {
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
