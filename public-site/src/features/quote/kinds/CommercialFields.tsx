import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { periods } from 'shared-api/contract/quotes/period';
import { weekdays } from 'shared-api/contract/values/weekdays';
import { partName } from 'shared-api/contract/quotes/formText';
import { Select } from 'shared-ui/Select';
import { Choice, ChoiceGroup } from '../ChoiceGroup.tsx';
import { QuoteField, type QuoteFieldsProps } from '../QuoteFields.tsx';
import { texts } from '../texts.ts';

/**
 * How often, on which days, and for how long (docs/product/records.md, docs/product/validation.md).
 */
export function CommercialFields({ declared, onChangeAll: _all, ...rest }: QuoteFieldsProps) {
  const { values, errors, isDisabled, onChange } = rest;
  const rendered = quoteWords
    .labelled(declared)
    .filter(({ name }) => name === 'hours' || name === 'email');
  return (
    <>
      <Select
        name="frequency"
        label={texts.repeat}
        error={errors['frequency']}
        value={values['frequency'] ?? 'none'}
        disabled={isDisabled}
        options={(['none', ...periods] as const).map((value) => ({
          value,
          label: texts.frequencies[value],
        }))}
        onChange={({ target }) => onChange('frequency', target.value)}
      />
      <ChoiceGroup legend={texts.days} error={errors['days']}>
        {weekdays.map((day) => {
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
