import type { Company } from 'shared-api/contract/company/company';
import { reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import type { Language } from 'shared-api/contract/values/language';
import { footOf, letterhead } from '../letterhead.ts';
import { documentTexts } from '../texts.ts';
import type { Report } from './Report.ts';
import { headingsOf, printedRows, spanText } from './reportTable.ts';

/** More amounts than this beside a name need paper that lies on its side. */
const mostUpright = 4;

/** A report as PDF; the same lines and amounts as its CSV. */
export function writeReport(language: Language, company: Company, report: Report): Promise<Buffer> {
  const [first = '', ...headings] = headingsOf(report);
  const sheet = letterhead(company, '', language, {
    title: reportTexts.titles[report.name],
    document: { kind: 'report', number: null },
    isSideways: headings.length > mostUpright,
  });
  sheet.words(spanText(report, documentTexts[language].day), { face: 'bold', size: 12 });
  sheet.space(14);
  sheet.table(
    [
      { heading: first, share: 2.2 },
      ...headings.map((heading) => ({ heading, share: 1, align: 'right' as const })),
    ],
    printedRows(report),
  );
  return sheet.finish(footOf(company));
}
