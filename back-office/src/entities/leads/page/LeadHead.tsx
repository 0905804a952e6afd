import { useState } from 'react';
import {
  showMessage,
  useCompany,
  useDispatch,
  useUpdateRecordMutation,
  type RecordOf,
} from 'shared-api/client';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { routes } from 'shared-api/contract/pages/officePaths';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { ActionMenu, ActionMenuItem } from 'shared-ui/ActionMenu';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link, useNavigate } from 'shared-ui/router';
import { showDay } from '../../../dates.ts';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../frame/useOutcome.ts';
import { showInstant } from '../../../instants.ts';
import { callAddress } from '../../../placeLinks.ts';
import { firstName } from '../../names.ts';
import recordStyles from '../../page/RecordPage.module.css';
import { LeadAnswer } from '../answer/LeadAnswer.tsx';
import { useMarkLeadAnsweredMutation } from '../leadsApi.ts';
import { newQuoteOf } from '../newQuoteOf.ts';
import { leadTones } from '../tones.ts';
import { LeadWindow, type LeadWindowName } from '../windows/LeadWindow.tsx';
import { whoOf } from '../windows/whoOf.ts';
import styles from './LeadPage.module.css';
import { texts } from './texts.ts';

interface LeadHeadProps {
  record: RecordOf<'leads'>;
  isDirty: boolean;
}

/** Who has written, how long they have waited, and what to do next (docs/product/office.md "Leads"). */
export function LeadHead({ record, isDirty }: LeadHeadProps) {
  const [open, setOpen] = useState<LeadWindowName>();
  const { id, name, email, status } = record;
  return (
    <header className={recordStyles['head']}>
      <Link to={routes.list('leads')} className={recordStyles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      <div className={styles['top']}>
        <p className={styles['name']}>
          {firstName(name.trim(), email) ?? texts.unnamed(id)}{' '}
          {status !== '' && (
            <Badge tone={leadTones[status as keyof typeof leadTones]}>
              {wordOf(values.leadStatus, status)}
            </Badge>
          )}
          <LeadAnswer record={record} />
        </p>
        <div className={styles['actions']}>
          <Button disabled={isDirty} onClick={() => setOpen('reply')}>
            {texts.reply}
          </Button>
          <LeadMenu record={record} isBusy={isDirty} onOpen={setOpen} />
        </div>
      </div>
      <Facts record={record} />
      {open !== undefined && (
        <LeadWindow name={open} record={record} onClose={() => setOpen(undefined)} />
      )}
    </header>
  );
}

function Facts({ record }: { record: RecordOf<'leads'> }) {
  const { timeZone } = useCompany();
  const { email, phone, address, postalCode, source, arrivedAt, dateTs, language } = record;
  const call = callAddress(phone);
  const when = arrivedAt === null ? showDay(dateTs) : showInstant(arrivedAt, timeZone);
  return (
    <ul className={recordStyles['facts']}>
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`} aria-label={texts.mail(email)}>
            {email}
          </a>
        </li>
      )}
      {call !== undefined && (
        <li>
          <a href={call} aria-label={texts.call(phone)}>
            {phone}
          </a>
        </li>
      )}
      {address !== '' && <li>{[address, postalCode].filter(Boolean).join(', ')}</li>}
      <li>{texts.came(wordOf(values.leadSource, source), when)}</li>
      {language !== defaultLanguage && (
        <li>{texts.inLanguage(wordOf(values.language, language))}</li>
      )}
    </ul>
  );
}

interface LeadMenuProps {
  record: RecordOf<'leads'>;
  isBusy: boolean;
  onOpen: (name: LeadWindowName) => void;
}

/** What else can be done with a lead than to answer it. */
function LeadMenu({ record, isBusy, onOpen }: LeadMenuProps) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [mark] = useMarkLeadAnsweredMutation();
  const [update] = useUpdateRecordMutation();
  const { failure, forget, tell } = useOutcome(texts.notDone);
  const { id, version, clientId, quoteId, status, answeredAt } = record;

  async function reopen(): Promise<void> {
    const { error } = await update({ entity: 'leads', id, fields: { version, status: 'New' } });
    if (error) tell({ error });
    else dispatch(showMessage(texts.isReopened(whoOf(record))));
  }

  return (
    <>
      <ActionMenu label={texts.more}>
        <ActionMenuItem
          disabled={isBusy}
          onClick={() =>
            clientId === null ? onOpen('client') : void navigate(routes.editor('clients', clientId))
          }
        >
          {clientId === null ? texts.makeClient : texts.openClient}
        </ActionMenuItem>
        <ActionMenuItem
          disabled={isBusy}
          onClick={() =>
            void (quoteId === null
              ? navigate(routes.editor('quotes', 'new'), newQuoteOf(record))
              : navigate(routes.editor('quotes', quoteId)))
          }
        >
          {quoteId === null ? texts.makeQuote : texts.openQuote}
        </ActionMenuItem>
        {answeredAt === null && (
          <ActionMenuItem disabled={isBusy} onClick={() => void mark(id).then(tell)}>
            {texts.answered}
          </ActionMenuItem>
        )}
        <ActionMenuItem
          disabled={isBusy}
          onClick={() => (status === 'Closed' ? void reopen() : onOpen('close'))}
        >
          {status === 'Closed' ? texts.reopen : texts.close}
        </ActionMenuItem>
      </ActionMenu>
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
