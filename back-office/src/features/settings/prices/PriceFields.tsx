import { useState } from 'react';
import { Badge } from 'shared-ui/Badge';
import { TextField } from 'shared-ui/TextField';
import type { PriceField, PriceGroup } from './priceGroups.ts';
import styles from './Prices.module.css';
import type { PriceText } from './priceText.ts';
import { texts } from '../texts.ts';

interface PriceFieldsProps {
  groups: readonly PriceGroup[];
  values: PriceText;
  errors: Record<string, string | undefined>;
  changed: readonly string[];
  isBusy: boolean;
  change: (path: string, text: string) => void;
  leave: (field: PriceField) => void;
}

/** Where there is room for all prices, all groups are open; on a phone the first alone. */
const isWide = (): boolean => window.matchMedia('(width >= 62rem)').matches;

/** The prices in groups, each of which can be folded away. */
export function PriceFields({ groups, errors, changed, ...rest }: PriceFieldsProps) {
  const [closed, setClosed] = useState(
    () => new Set(isWide() ? [] : groups.slice(1).map(({ title }) => title)),
  );
  const toggle = (title: string, isOpen: boolean): void =>
    setClosed((before) => {
      const after = new Set(before);
      if (isOpen) after.delete(title);
      else after.add(title);
      return after;
    });
  return groups.map((group) => {
    const { title, hint, fields } = group;
    const isWrong = fields.some(({ path }) => errors[path] !== undefined);
    const changes = fields.filter(({ path }) => changed.includes(path)).length;
    return (
      <details
        key={title}
        className={styles['group']}
        // A wrong price must be in sight.
        open={isWrong || !closed.has(title)}
        onToggle={({ currentTarget }) => toggle(title, currentTarget.open)}
      >
        <summary className={styles['summary']}>
          <h3 className={styles['groupTitle']}>{title}</h3>
          <span className={styles['groupHint']}>{hint}</span>
          {changes > 0 && <Badge tone="open">{texts.prices.changedInGroup(changes)}</Badge>}
        </summary>
        <div className={styles['fields']} role="group" aria-label={title}>
          {fields.map((field) => (
            <OnePrice key={field.path} field={field} error={errors[field.path]} {...rest} />
          ))}
        </div>
      </details>
    );
  });
}

type OnePriceProps = Pick<PriceFieldsProps, 'values' | 'isBusy' | 'change' | 'leave'> & {
  field: PriceField;
  error: string | undefined;
};

function OnePrice({ field, error, values, isBusy, change, leave }: OnePriceProps) {
  const { path, label } = field;
  return (
    <TextField
      name={path}
      label={label}
      error={error}
      isNumber
      inputMode="decimal"
      autoComplete="off"
      value={values[path] ?? ''}
      // Read and not disabled while it is saved: the place of the keyboard stays.
      readOnly={isBusy}
      onChange={({ target }) => change(path, target.value)}
      onBlur={() => leave(field)}
    />
  );
}
