/**
 * Measures what docs and quality figures speak of: `npm run bench [-- row ...]`. It prints tables and
 * never fails on a figure, since times and machines differ; both sides of a ratio are measured in
 * the same run. `office-list` installs react-admin into a folder of its own the first time.
 */
import { benchChartCode } from './chartCode.ts';
import { benchChartData } from './chartData.ts';
import { benchComposedPage } from './composedPage.ts';
import { benchDocumentLoop } from './documentLoop.ts';
import { benchHomeScripts } from './homeScripts.ts';
import { benchInvoicePdf } from './invoicePdf.ts';
import { benchListCpu } from './listCpu.ts';
import { benchListDepth } from './listDepth.ts';
import { benchOfficeList } from './officeList.ts';
import { benchOfficeScroll } from './officeScroll.ts';
import { benchOfficeTyping } from './officeTyping.ts';
import { benchPublicPage } from './publicPage.ts';
import { benchReleaseTime } from './releaseTime.ts';
import { benchStatementFiles } from './statementFiles.ts';
import { benchUnknownPages } from './unknownPages.ts';

const rows: Record<string, () => Promise<void>> = {
  'home-scripts': benchHomeScripts,
  'public-page': benchPublicPage,
  'list-cpu': benchListCpu,
  'list-depth': benchListDepth,
  'invoice-pdf': benchInvoicePdf,
  'document-loop': benchDocumentLoop,
  'chart-data': benchChartData,
  'statement-files': benchStatementFiles,
  'composed-page': benchComposedPage,
  'unknown-pages': benchUnknownPages,
  'release-time': benchReleaseTime,
  'chart-code': benchChartCode,
  'office-list': benchOfficeList,
  'office-typing': benchOfficeTyping,
  'office-scroll': benchOfficeScroll,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in rows));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(rows).join(', ')}.`);
  process.exit(1);
}
for (const [name, row] of Object.entries(rows)) {
  if (wanted.length === 0 || wanted.includes(name)) await row();
}
