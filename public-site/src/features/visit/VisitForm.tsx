import { useEffect, useRef, useState } from 'react';
import {
  bookableDays,
  dayFault,
  type BookableDays,
} from 'shared-api/contract/company/bookableDays';
import { districtElsewhere } from 'shared-api/contract/company/serviceArea';
import type { VisitPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { today, type FormText } from 'shared-api/contract/quotes/formText';
import type { CatalogueService } from 'shared-api/contract/site/catalogue';
import { visitTimes } from 'shared-api/contract/site/visitLimits';
import { visitLabels } from 'shared-api/contract/site/visitLabels';
import { formats } from 'shared-api/contract/values/formats';
import { useCompany, useDispatch } from 'shared-api/store';
import { FieldPair, PublicForm } from '../../forms/PublicForm.tsx';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { usePublicForm, type PublicFormState } from '../../forms/usePublicForm.ts';
import { usePageDataOf } from '../../usePageDataOf.ts';
import { Card } from 'shared-ui/Card';
import { TextArea } from 'shared-ui/TextArea';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { DateField, type CalendarRules } from 'shared-ui/DateField';
import { ClosedDayNote } from '../../forms/ClosedDayNote.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './Visit.module.css';
import { texts } from './texts.ts';
import { useFormKey } from './useFormKey.ts';
import { usePhotos } from './usePhotos.ts';

const names = [
  'name',
  'phone',
  'email',
  'address',
  'postalCode',
  'message',
  'day',
  'time',
  'photos',
] as const;

type Name = (typeof names)[number];

const empty = Object.fromEntries(names.map((name) => [name, '']));

/** Calls of the API weigh more than the form, which is read before it is sent. */
const loadApi = () => import(/* webpackChunkName: "visit-api" */ './visitApi.ts');

/** So does validation. */
const loadRules = () => import(/* webpackChunkName: "rules" */ './visitRules.ts');

type WhyClosed = Awaited<ReturnType<typeof loadRules>>['whyClosed'];

/** The word under which the company file closes days for visits. */
const visits = 'visit';

/**
 * Asks for a visit to a site that is priced after it, with photos of it (docs/product/pages.md "Service
 * page"). One submission a view.
 */
export function VisitForm({ service }: { service: CatalogueService }) {
  const { icon, type, serviceName } = service;
  const page = routes.serviceDetail(type, serviceName);
  const sent = usePageDataOf<VisitPageData>(page, 'photoErrors');
  const company = useCompany();
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState(sent?.message);
  const [why, setWhy] = useState<WhyClosed>();
  const formKey = useFormKey(sent?.values['formKey']);
  const photos = usePhotos(page, formKey, sent?.photos);

  const requestOf = (values: FormText, ids: string[] = []) => {
    const { photos: _photos, formKey: _formKey, ...answers } = { ...empty, ...values };
    return { ...answers, service: icon, photos: ids };
  };
  const daysFrom = () => bookableDays(company, visits, today(company.timeZone));
  const state = usePublicForm({
    name: visits,
    names,
    empty,
    sent,
    loadCheck: async () => {
      const { errorsIn } = await loadRules();
      return (values) => errorsIn(requestOf(values), daysFrom());
    },
    send: async (values) => {
      const uploaded = await photos.ids();
      if ('fault' in uploaded) {
        return { reason: uploaded.fault, errors: { photos: uploaded.fault } };
      }
      const { requestIn } = await loadRules();
      const request = requestIn({
        ...requestOf(values, uploaded.ids),
        formKey: formKey.read(),
      });
      if (!request) return {};
      const { submitVisit } = await loadApi();
      const outcome = await submitVisit(dispatch, request);
      if (outcome.answer) photos.forget();
      setAnswer(outcome.answer?.message);
      return outcome;
    },
    besides: () => ({ formKey: formKey.read(), photos: photos.uploadedIds().join(' ') }),
    begin: () => {
      void loadApi().catch(() => undefined);
      void loadRules()
        .then((rules) => setWhy(() => rules.whyClosed))
        .catch(() => undefined);
    },
    failed: texts.failed,
  });

  if (answer !== undefined) return <Sent message={answer} />;

  return (
    <PublicForm state={state} texts={texts} hasFiles>
      {sent?.values['formKey'] !== undefined && (
        <input type="hidden" name="formKey" value={sent.values['formKey']} />
      )}
      <VisitFields state={state} rules={() => calendarOf(daysFrom(), why)} />
      <PhotoField
        photos={photos}
        error={state.errors['photos']}
        disabled={state.isBusy}
        onChange={() => state.change({})}
      />
    </PublicForm>
  );
}

interface VisitFieldsProps {
  state: PublicFormState;
  /** The days that can be asked for, by now. */
  rules: () => CalendarRules;
}

/** All fields but the photos. */
function VisitFields({ state: { values, errors, isBusy, change }, rules }: VisitFieldsProps) {
  const hasScripts = useHasScripts();
  const elsewhere = districtElsewhere(useCompany(), values['postalCode'] ?? '');
  const control = (name: Name) => ({
    name,
    label: visitLabels[name],
    value: values[name] ?? '',
    error: errors[name],
    disabled: isBusy,
  });
  const field = (name: Name) => ({
    ...control(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <FieldPair>
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <FieldPair>
        <TextField {...field('address')} autoComplete="street-address" required />
        <div>
          <TextField
            {...field('postalCode')}
            autoComplete="postal-code"
            maxLength={10}
            required
            onBlur={({ target: { value } }) => {
              const written = asWritten(value);
              if (written !== value) change({ postalCode: written });
            }}
          />
          <p role="status" className={styles['elsewhere']}>
            {elsewhere !== undefined && texts.elsewhere(elsewhere)}
          </p>
        </div>
      </FieldPair>
      <TextArea {...field('message')} hint={texts.messageHint} rows={4} required />
      <FieldPair>
        <div>
          <DateField
            {...control('day')}
            label={texts.day}
            hint={texts.dayHint}
            rules={hasScripts ? rules() : undefined}
            onChange={(day) => change({ day })}
          />
          <ClosedDayNote day={values['day'] ?? ''} />
        </div>
        <Select
          {...field('time')}
          label={texts.time}
          hint={texts.timeHint}
          empty={texts.anyTime}
          options={visitTimes.map((time) => ({ value: time, label: texts.times[time] }))}
        />
      </FieldPair>
    </>
  );
}

/** A postal code as Canada Post writes it; anything else as it was typed. */
const asWritten = (typed: string): string =>
  formats.postalCode.fault(typed) === undefined ? formats.postalCode.normalise(typed) : typed;

/** @param why the words come with what checks the form */
const calendarOf = (days: BookableDays, why: WhyClosed | undefined): CalendarRules => ({
  first: days.first,
  last: days.last,
  whyClosed: (day) => (dayFault(days, day) ? (why?.(days, day) ?? '') : undefined),
});

function Sent({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card isTinted>
      <h3 ref={heading} tabIndex={-1} className={styles['sent']}>
        {texts.sent}
      </h3>
      <p role="status">{message}</p>
    </Card>
  );
}
