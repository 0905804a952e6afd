import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { commercialDays, frequencies } from 'shared-api/contract/quotes/commercial';
import { partName } from 'shared-api/contract/quotes/formText';
import { Select } from 'shared-ui/Select';
import { Choice, ChoiceGroup } from '../ChoiceGroup.tsx';
import { QuoteField, type QuoteFieldsProps } from '../QuoteFields.tsx';
import { texts } from '../texts.ts';

/**
 * How often, on which days, and for how long (docs/product/records.md, docs/product/validation.md).
 */
export function CommercialFields({ schema, onChangeAll: _all, ...rest }: QuoteFieldsProps) {
  const { values, errors, isDisabled, onChange } = rest;
  const rendered = quoteWords
    .labelled(schema)
    .filter(({ name }) => name === 'hours' || name === 'email');
  return (
    <>
      <Select
        name="frequency"
        label={texts.repeat}
        error={errors['frequency']}
        value={values['frequency'] ?? 'none'}
        disabled={isDisabled}
        options={frequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
        onChange={({ target }) => onChange('frequency', target.value)}
      />
      <ChoiceGroup legend={texts.days} error={errors['days']}>
        {commercialDays.map((day) => {
          const name = partName('days', day);
          return (
            <Choice
              key={day}
              name={name}
              label={texts.dayNames[day]}
              isChosen={(values[name] ?? '') !== ''}
              isDisabled={isDisabled}
              onChange={(isChosen) => onChange(name, isChosen ? 'on' : '')}
            />
          );
        })}
      </ChoiceGroup>
      {rendered.map((field) => (
        <QuoteField
          key={field.name}
          {...rest}
          field={field.name === 'hours' ? { ...field, label: texts.hours } : field}
        />
      ))}
    </>
  );
}
