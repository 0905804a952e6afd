import { useCompany } from 'shared-api/client';
import type { HistoryEntry } from 'shared-api/contract/history/history';
import { Button } from 'shared-ui/Button';
import { showInstant } from '../../../instants.ts';
import { HistoryTable } from '../History.tsx';
import { texts } from '../texts.ts';
import styles from './Kept.module.css';

const t = texts.kept;

/** A change of settings, with all values as they were from then on. */
export interface KeptEntry<Values> extends HistoryEntry {
  version: number;
  values: Values;
}

interface SettingsHistoryProps<Values> {
  answer: {
    data?: { results: KeptEntry<Values>[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  nameOf: (name: string) => string;
  /** A value in a line. */
  wordsOf: (name: string, value: unknown) => string;
  /** Said while nothing was changed. */
  none?: string;
  /** Fills the form in with an earlier state. */
  onPutBack: (values: Values) => void;
}

/** Who changed what, from what to what, and a way back to each state. */
export function SettingsHistory<Values>(props: SettingsHistoryProps<Values>) {
  const { timeZone } = useCompany();
  const { answer, nameOf, wordsOf, none = t.noHistory, onPutBack } = props;
  return (
    <HistoryTable
      answer={answer}
      caption={t.history}
      loading={t.historyLoading}
      failed={t.historyFailed}
      none={none}
      columns={[
        {
          header: t.changes,
          cell: ({ before, after }: KeptEntry<Values>) => (
            <ul className={styles['changes']}>
              {Object.keys(after ?? {}).map((name) => (
                <li key={name}>
                  {t.change(
                    nameOf(name),
                    wordsOf(name, before?.[name]),
                    wordsOf(name, after?.[name]),
                  )}
                </li>
              ))}
            </ul>
          ),
        },
        { header: t.by, cell: ({ who }) => who },
        { header: t.when, isUnbroken: true, cell: ({ at }) => showInstant(at, timeZone) },
        {
          header: t.actions,
          align: 'end',
          isActions: true,
          cell: ({ at, values }) => (
            <Button
              look="quiet"
              aria-label={t.putBackOf(showInstant(at, timeZone))}
              onClick={() => onPutBack(values)}
            >
              {t.putBack}
            </Button>
          ),
        },
      ]}
      rowKey={({ version }) => String(version)}
    />
  );
}
