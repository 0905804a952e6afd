import type { ReactNode } from 'react';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { commercialDays } from 'shared-api/contract/quotes/commercial';
import { buildings } from 'shared-api/contract/quotes/buildings';
import { quoteSchemaOf, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { Checkbox } from 'shared-ui/Checkbox';
import { Counter } from 'shared-ui/Counter';
import { Select } from 'shared-ui/Select';
import { texts } from '../texts.ts';
import styles from './Trial.module.css';
import { TrialField } from './TrialField.tsx';
import { inBuilding, mostRooms, roomsOf, withRooms, type TrialRequest } from './trialRequest.ts';

interface TrialFieldsProps {
  kind: QuoteKindName;
  request: TrialRequest;
  onChange: (request: TrialRequest) => void;
  /** More boxes, which are no part of the request. */
  children?: ReactNode;
}

/** What has no influence on the price, or has a control of its own here. */
const leftOut = ['email', 'timestamp', 'building', 'unit', 'days', 'rooms'];

/** The inputs of a kind that its price depends on, as its contract declares them. */
export function TrialFields({ kind, request, onChange, children }: TrialFieldsProps) {
  const fields = officeWords
    .labelled(quoteSchemaOf(kind))
    .filter(({ name }) => !leftOut.includes(name));
  const of = (...kinds: Field['kind'][]) =>
    fields
      .filter((field) => kinds.includes(field.kind))
      .map((field) => (
        <TrialField
          key={field.name}
          field={field}
          value={request[field.name]}
          onChange={(value) => onChange({ ...request, [field.name]: value })}
        />
      ));
  return (
    <>
      {kind === 'student' && <StudentRooms request={request} onChange={onChange} />}
      <div className={styles['pair']}>{of('choice', 'select', 'text', 'counter')}</div>
      <div className={styles['boxes']}>
        {of('checkbox')}
        {children}
      </div>
      {kind === 'commercial' && <Days request={request} onChange={onChange} />}
    </>
  );
}

type PartProps = Omit<TrialFieldsProps, 'kind' | 'children'>;

/** The days on which an office is cleaned; their number counts. */
function Days({ request, onChange }: PartProps) {
  const days = (request['days'] ?? {}) as Record<string, boolean>;
  return (
    <fieldset>
      <legend className={styles['legend']}>{texts.trial.days}</legend>
      <div className={styles['boxes']}>
        {commercialDays.map((day) => (
          <Checkbox
            key={day}
            label={day}
            checked={days[day] === true}
            onChange={({ target }) =>
              onChange({ ...request, days: { ...days, [day]: target.checked } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A building, which says how many rooms a unit has, and the rooms. */
function StudentRooms({ request, onChange }: PartProps) {
  return (
    <>
      <Select
        label={texts.trial.building}
        value={String(request['building'])}
        options={buildings.map(({ name }) => ({ value: name, label: name }))}
        onChange={({ target }) => onChange(inBuilding(request, target.value))}
      />
      <Counter
        name="rooms"
        label={texts.trial.rooms}
        value={roomsOf(request)}
        min={0}
        max={mostRooms(request)}
        step={1}
        disabled={request['fullUnit'] === true}
        onChange={(amount) => onChange(withRooms(request, amount))}
      />
    </>
  );
}
