import { useState } from 'react';
import type { Answer } from 'shared-api/client';
import type { BookingReach, BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { TextField } from 'shared-ui/TextField';
import { History } from '../History.tsx';
import kept from '../kept/Kept.module.css';
import { KeptFrame } from '../kept/KeptFrame.tsx';
import { SettingsHistory } from '../kept/SettingsHistory.tsx';
import { useKeptForm, type InForce } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import {
  useBookingReachMutation,
  useBookingRulesHistoryQuery,
  useReplaceBookingRulesMutation,
} from './bookingApi.ts';
import { BlockedRows } from './BlockedRows.tsx';
import { holidayName, ruleLabel, ruleName, ruleWords, showSpan } from './bookingWords.ts';
import { HolidayRows } from './HolidayRows.tsx';
import { HourRows } from './HourRows.tsx';

const t = texts.booking;

/** The rules as fields, and below them who changed what. */
export function BookingForm({ first }: { first: Answer<'GET /booking-rules/'> }) {
  const [replace, { isLoading }] = useReplaceBookingRulesMutation();
  const [findReach, { isLoading: isFinding }] = useBookingReachMutation();
  const [reach, setReach] = useState<BookingReach>();
  const form = useKeptForm(first as InForce<BookingRules>, {
    labelOf: ruleLabel,
    put: async (version, values) => {
      const { data, error } = await replace({ version, ...values });
      return data ? { data: data as InForce<BookingRules> } : { error };
    },
  });
  const { typed, errors, change } = form;

  /** Asks first where something is planned on the days. */
  async function save(): Promise<void> {
    const { data, error } = await findReach({ version: form.base.version, ...typed });
    if (!data) form.refuse(error);
    else if (data.days.length > 0) setReach(data);
    else await form.save();
  }

  const number = (name: 'bookableMonths' | 'quoteValidDays') => (
    <TextField
      label={t[name]}
      name={name}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      isNumber
      value={String(typed[name])}
      error={errors[name]}
      // The server says what is wrong with a number of nothing, which is 0.
      onChange={({ target }) => change({ [name]: Number(target.value.replace(/\D/g, '')) })}
    />
  );

  return (
    <>
      <KeptFrame
        form={form}
        isBusy={isLoading || isFinding}
        nameOf={ruleName}
        wordsOf={ruleWords}
        onSave={() => void save()}
      >
        <HourRows form={form} />
        <HolidayRows form={form} />
        <BlockedRows form={form} />
        <section className={kept['group']} aria-labelledby="booking-quotes">
          <h3 id="booking-quotes" className={kept['title']}>
            {t.rules}
          </h3>
          <div className={kept['numbers']}>
            {number('bookableMonths')}
            {number('quoteValidDays')}
          </div>
        </section>
      </KeptFrame>
      <AlertDialog
        isOpen={reach !== undefined}
        title={t.reachTitle}
        closeLabel={texts.kept.back}
        onClose={() => setReach(undefined)}
        confirm={{
          label: texts.kept.anyway,
          onConfirm: () => {
            setReach(undefined);
            void form.save();
          },
        }}
      >
        <Reached days={reach?.days ?? []} />
      </AlertDialog>
      <History title={t.history}>
        <Entries onPutBack={form.fillIn} />
      </History>
    </>
  );
}

/** What is planned on days that become free. */
const Reached = ({ days }: BookingReach) => (
  <>
    <ul className={kept['reach']}>
      {days.map(({ from, to, holiday, visits, ofSkipping }) => (
        <li key={`${from} ${to} ${holiday ?? ''}`}>
          {t.reach(
            holiday === null
              ? showSpan(from, to)
              : `${showSpan(from, to)}, ${holidayName(holiday)}`,
            visits,
          )}
          {holiday !== null && ofSkipping > 0 && ` ${t.skipping(ofSkipping)}`}
        </li>
      ))}
    </ul>
    <p>{t.reachText}</p>
  </>
);

function Entries({ onPutBack }: { onPutBack: (rules: BookingRules) => void }) {
  const answer = useBookingRulesHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsHistory
      answer={answer}
      nameOf={ruleName}
      wordsOf={ruleWords}
      onPutBack={(values) => onPutBack(values as BookingRules)}
    />
  );
}
