import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { isReportName } from 'shared-api/contract/billing/moneyReports';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { useSearchParams } from 'shared-ui/router';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PeriodsPart } from './books/PeriodsPart.tsx';
import { JournalPart } from './books/JournalPart.tsx';
import { FigurePart } from './FigurePart.tsx';
import { daysFrom, daysOf } from './reportAddress.ts';
import { ReportIndex } from './ReportIndex.tsx';
import { ReportPart } from './ReportPart.tsx';
import { texts } from './texts.ts';

/** Reports on money, each with what its figures are made of, for Admins (docs/product/office.md). */
export function ReportsPage() {
  const session = useSession();
  const { timeZone } = useCompany();
  const [search] = useSearchParams();
  const report = search.get('report') ?? '';
  const column = search.get('column');
  const [today] = useState(() => companyDay(Date.now() / 1000, timeZone));

  // While a session that ended waits to be taken up again, the screen stays as it is.
  if (session && !may(session.role, 'reports')) return <NotAllowed message={texts.notAllowed} />;
  if (search.get('books') === 'periods') return <PeriodsPart />;
  if (search.get('books') === 'journal') {
    return <JournalPart days={daysFrom(search, today)} today={today} />;
  }
  if (!isReportName(report)) return <ReportIndex />;
  const days = daysOf(report, search, today);
  if (column !== null) {
    return <FigurePart report={report} days={days} line={search.get('line')} column={column} />;
  }
  return <ReportPart key={report} report={report} days={days} today={today} />;
}
