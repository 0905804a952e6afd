import { errorMessage, pathTo, showMessage, useDispatch } from 'shared-api/client';
import type { ReportName } from 'shared-api/contract/billing/moneyReports';
import { Button } from 'shared-ui/Button';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import type { ReportDays } from './reportsApi.ts';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

const formats = ['csv', 'pdf'] as const;

/** Takes a report away: as CSV, as PDF, on paper. */
export function ReportFiles({ report, days }: { report: ReportName; days: ReportDays }) {
  const [download, { isLoading, originalArgs }] = useDownloadMutation();
  const dispatch = useDispatch();

  async function save(path: string, fallback: string): Promise<void> {
    const { data, error } = await download({ path, fallback });
    dispatch(showMessage(data ? data.message : errorMessage(error)));
  }

  return (
    <div className={styles['files']}>
      {formats.map((format) => {
        const path = pathTo(`GET /money-reports/:report/${format}`, {
          params: { report },
          query: days,
        });
        return (
          <Button
            key={format}
            look="secondary"
            isBusy={isLoading && originalArgs?.path === path}
            onClick={() => void save(path, `${report}.${format}`)}
          >
            {texts[format]}
          </Button>
        );
      })}
      <Button look="quiet" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
}
