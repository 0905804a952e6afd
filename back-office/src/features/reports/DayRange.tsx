import { useState } from 'react';
import { DateField } from 'shared-ui/DateField';
import { Select } from 'shared-ui/Select';
import { useNavigate } from 'shared-ui/router';
import {
  dayPresets,
  presetDay,
  spanOf,
  spanPresets,
  type DayPreset,
  type SpanPreset,
} from './presets.ts';
import { searchOf } from './reportAddress.ts';
import type { ReportDays } from './reportsApi.ts';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

interface DayRangeProps {
  /** What else stands in the address. */
  base: Record<string, string>;
  over: 'day' | 'span';
  /** Those that are shown. */
  days: ReportDays;
  today: string;
}

/** What each preset asks for. */
const presetsOf = (over: DayRangeProps['over'], today: string): Record<string, ReportDays> =>
  over === 'day'
    ? Object.fromEntries(dayPresets.map((name) => [name, { to: presetDay(name, today) }]))
    : Object.fromEntries(spanPresets.map((name) => [name, { ...spanOf(name, today) }]));

const wordsOf = (over: DayRangeProps['over'], name: string): string =>
  over === 'day' ? texts.dayPresets[name as DayPreset] : texts.presets[name as SpanPreset];

/** Chooses the days of a report, by a preset or by the day; they stand in the address. */
export function DayRange({ base, over, days, today }: DayRangeProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(days);
  // The fields begin anew where the address asks for other days: after a step back, say.
  const asked = searchOf(days);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setTyped(days);
  }
  const { from = '', to = '' } = typed;
  const presets = presetsOf(over, today);
  const chosen = Object.keys(presets).find(
    (name) => presets[name]?.['to'] === to && (presets[name]['from'] ?? '') === from,
  );
  const isBackwards = over === 'span' && from !== '' && to !== '' && from > to;

  function take(next: ReportDays): void {
    setTyped(next);
    const isWhole = Object.values(next).every((day) => day !== '');
    if (!isWhole || (next['from'] ?? '') > (next['to'] ?? '')) return;
    void navigate(searchOf({ ...base, ...next }), { replace: true });
  }

  return (
    <div className={styles['days']} role="group" aria-label={texts.days}>
      <Select
        label={texts.period}
        name="period"
        value={chosen ?? ''}
        {...(chosen === undefined && { empty: texts.chosen })}
        options={Object.keys(presets).map((name) => ({ value: name, label: wordsOf(over, name) }))}
        onChange={({ target }) => {
          const preset = presets[target.value];
          if (preset) take(preset);
        }}
      />
      {over === 'span' && (
        <DateField
          label={texts.from}
          name="from"
          value={from}
          error={from === '' ? texts.noDay : undefined}
          onChange={(day) => take({ from: day, to })}
        />
      )}
      <DateField
        label={over === 'day' ? texts.asOf : texts.to}
        name="to"
        value={to}
        error={to === '' ? texts.noDay : isBackwards ? texts.endsBefore : undefined}
        onChange={(day) => take(over === 'day' ? { to: day } : { from, to: day })}
      />
    </div>
  );
}
