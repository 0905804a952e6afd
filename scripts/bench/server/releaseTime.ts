import { performance } from 'node:perf_hooks';
import { runScript, startProduct } from '../../product/product.ts';
import { releasesOf } from '../../product/releases.ts';
import { printTable } from '../tools/table.ts';

const limit = 10;

/**
 * Seconds to release a stored build of a remote: all checks, including the browser, until it is
 * served. The first one makes the demo data of trials, if it is not there or a migration changed it.
 */
export async function benchReleaseTime(): Promise<void> {
  const product = await startProduct();
  try {
    const releases = releasesOf(product);
    const rows: [string, string][] = [];
    for (const [name, app] of [
      ['the first, of public-site', 'public-site'],
      ['public-site', 'public-site'],
      ['back-office', 'back-office'],
    ] as const) {
      const version = await releases.another(app, `bench-${rows.length}`);
      const start = performance.now();
      await runScript('scripts/releases/share.ts', [app, version, '100'], {
        DATA_DIR: product.dataDir,
      });
      await releases.isGiven(app, version);
      rows.push([name, `${((performance.now() - start) / 1000).toFixed(1)} s`]);
    }
    printTable(`Release of a remote without its build (to reach: ${limit} s)`, rows);
  } finally {
    await product.stop();
  }
}
