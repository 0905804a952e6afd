import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useNavigate } from 'shared-ui/router';
import { newQuoteOf } from './newQuoteOf.ts';
import { texts } from './texts.ts';
import { LeadWindow, type LeadWindowName } from './windows/LeadWindow.tsx';

/**
 * What to do with a lead: make a client or a quote of it, or open what there is, or close it
 * (docs/product/roles.md).
 */
export function LeadActions({ record }: { record: RecordOf<'leads'> }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<LeadWindowName>();
  const { clientId, quoteId, status } = record;
  return (
    <>
      {clientId === null ? (
        <Button look="quiet" onClick={() => setOpen('client')}>
          {texts.makeClient}
        </Button>
      ) : (
        <ButtonLink look="quiet" to={routes.editor('clients', clientId)}>
          {texts.openClient}
        </ButtonLink>
      )}
      {quoteId === null ? (
        <Button
          look="quiet"
          onClick={() => void navigate(routes.editor('quotes', 'new'), newQuoteOf(record))}
        >
          {texts.makeQuote}
        </Button>
      ) : (
        <ButtonLink look="quiet" to={routes.editor('quotes', quoteId)}>
          {texts.openQuote}
        </ButtonLink>
      )}
      {status !== 'Closed' && (
        <Button look="quiet" onClick={() => setOpen('close')}>
          {texts.close}
        </Button>
      )}
      {/* Outside the row, whose buttons are quieter than those of a window. */}
      {open !== undefined &&
        createPortal(
          <LeadWindow name={open} record={record} onClose={() => setOpen(undefined)} />,
          document.body,
        )}
    </>
  );
}
