import { expect, it } from '@jest/globals';
import { registry, vitalSeconds } from '../telemetry/metrics.ts';
import { ReleaseLabels } from './ReleaseLabels.ts';

it('forgets the figures of releases that are long gone', async () => {
  let version = 0;
  const labels = new ReleaseLabels(
    () => Promise.resolve({ live: { 'public-site': { version: `v${version}` } }, others: [] }),
    0,
  );
  for (version = 1; version <= 12; version += 1) {
    await labels.refresh();
    const release = labels.labelOf('public-site', { 'public-site': `v${version}` });
    vitalSeconds.observe({ vital: 'LCP', app: 'public-site', release, page: 'home' }, 1);
  }
  const text = await registry.getSingleMetricAsString('web_vital_seconds');
  expect(text).not.toContain('release="v4"');
  expect(text).toContain('release="v5"');
  expect(text).toContain('release="v12"');
});
