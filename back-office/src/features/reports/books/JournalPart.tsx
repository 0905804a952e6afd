import { useState } from 'react';
import { errorMessage, pathTo, showMessage, useDispatch } from 'shared-api/client';
import { journalFormats, type JournalFormat } from 'shared-api/contract/billing/journal';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Select } from 'shared-ui/Select';
import { useDownloadMutation } from '../../../api/downloadApi.ts';
import { DayRange } from '../DayRange.tsx';
import type { ReportDays } from '../reportsApi.ts';
import styles from '../Reports.module.css';
import { texts } from '../texts.ts';
import { useJournalFilesQuery } from './booksApi.ts';
import { BooksHead } from './BooksHead.tsx';

const t = texts.journal;

/** The journal of some days for the accountant's program. */
export function JournalPart({ days, today }: { days: ReportDays; today: string }) {
  const [format, setFormat] = useState<JournalFormat>('quickbooks');
  const [download, { isLoading }] = useDownloadMutation();
  // Counted anew each time: entries may have come in since.
  const count = useJournalFilesQuery({ format, days }, { refetchOnMountOrArgChange: true });
  const { files = 0, tooLong = [] } = count.currentData ?? {};
  const dispatch = useDispatch();

  async function save(): Promise<void> {
    if (count.error) return void count.refetch();
    const address = files > 1 ? 'GET /journal/:format/zip' : 'GET /journal/:format';
    const path = pathTo(address, { params: { format }, query: days });
    const { data, error } = await download({ path, fallback: 'journal.csv' });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <>
      <BooksHead title={t.title} intro={t.intro} />
      <DayRange base={{ books: 'journal' }} over="span" days={days} today={today} />
      <div className={styles['days']}>
        <Select
          label={t.format}
          name="format"
          value={format}
          options={journalFormats.map((value) => ({ value, label: t.formats[value] }))}
          onChange={({ target }) => {
            const chosen = journalFormats.find((one) => one === target.value);
            if (chosen) setFormat(chosen);
          }}
        />
      </div>
      <p className={styles['lead']}>{t.hints[format]}</p>
      <p className={styles['lead']} role="status">
        {count.error ? errorMessage(count.error) : files > 0 && t.files(files)}
        {tooLong.map(t.tooLong)}
      </p>
      <Button isBusy={isLoading || count.isFetching} onClick={() => void save()}>
        {t.download}
      </Button>
      <p className={styles['note']}>
        {t.repeats} <Link to={`${routes.settings()}#accounts`}>{t.accounts}</Link>
      </p>
    </>
  );
}
