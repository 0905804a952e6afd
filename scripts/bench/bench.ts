/**
 * Runs the benchmarks behind the figures in the docs: `npm run bench [-- row ...]`. Prints tables
 * and never fails because of a figure, since machines differ; both sides of a ratio are measured in
 * the same run. `office-list` installs react-admin into its own directory the first time. Names are
 * validated before anything is built or loaded.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../../webpack/apps.ts';

const rows: Record<string, () => Promise<void>> = {
  'home-scripts': async () => (await import('./site/homeScripts.ts')).benchHomeScripts(),
  'public-page': async () => (await import('./site/publicPage.ts')).benchPublicPage(),
  'list-cpu': async () => (await import('./server/listCpu.ts')).benchListCpu(),
  'list-depth': async () => (await import('./server/listDepth.ts')).benchListDepth(),
  'invoice-pdf': async () => (await import('./server/invoicePdf.ts')).benchInvoicePdf(),
  'document-loop': async () => (await import('./server/documentLoop.ts')).benchDocumentLoop(),
  'chart-data': async () => (await import('./server/chartData.ts')).benchChartData(),
  'money-reports': async () => (await import('./server/moneyReports.ts')).benchMoneyReports(),
  'statement-files': async () => (await import('./server/statementFiles.ts')).benchStatementFiles(),
  'composed-page': async () => (await import('./site/composedPage.ts')).benchComposedPage(),
  'unknown-pages': async () => (await import('./site/unknownPages.ts')).benchUnknownPages(),
  'release-time': async () => (await import('./server/releaseTime.ts')).benchReleaseTime(),
  'chart-code': async () => (await import('./office/chartCode.ts')).benchChartCode(),
  'office-list': async () => (await import('./office/officeList.ts')).benchOfficeList(),
  'office-typing': async () => (await import('./office/officeTyping.ts')).benchOfficeTyping(),
  'office-moves': async () => (await import('./office/officeMoves.ts')).benchOfficeMoves(),
  'office-board': async () => (await import('./office/officeBoard.ts')).benchOfficeBoard(),
  'office-scroll': async () => (await import('./office/officeScroll.ts')).benchOfficeScroll(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(rows, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(rows).join(', ')}.`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['webpack/build.ts'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
for (const [name, row] of Object.entries(rows)) {
  if (wanted.length === 0 || wanted.includes(name)) await row();
}
