import {
  dayOrders,
  duplicateRules,
  type DayOrder,
  type Import,
  type ImportChoice,
} from 'shared-api/contract/entities/importing/imports';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Select } from 'shared-ui/Select';
import styles from '../ImportPage.module.css';
import { texts } from '../texts.ts';

const isDayOrder = (text: string): text is DayOrder =>
  (dayOrders as readonly string[]).includes(text);

interface RuleFieldsProps {
  found: Import;
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
}

/** What becomes of duplicates, and how days are written where a column holds some. */
export function RuleFields({ found, choice, onChoose }: RuleFieldsProps) {
  const days = new Set(found.fields.filter(({ isDay }) => isDay).map(({ name }) => name));
  const hasDays = choice.mapping.some(({ field }) => days.has(field));
  return (
    <div className={styles['rules']}>
      <RadioGroup
        legend={texts.duplicates[found.entity]}
        options={duplicateRules.map((value) => ({
          value,
          label:
            value === 'fill' && found.entity === 'clients'
              ? texts.duplicates.fillClients
              : texts.duplicates[value],
        }))}
        value={choice.duplicates}
        onChoose={(duplicates) => onChoose({ ...choice, duplicates })}
      />
      {hasDays && (
        <Select
          label={texts.days.label}
          value={choice.dayOrder}
          options={dayOrders.map((order) => ({ value: order, label: texts.days[order] }))}
          onChange={({ currentTarget: { value } }) => {
            if (isDayOrder(value)) onChoose({ ...choice, dayOrder: value });
          }}
        />
      )}
    </div>
  );
}
