import type { Page } from '@playwright/test';

/** Has each page that is opened from now on note what moves in it without a press. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node | null }[];
          hadRecentInput: boolean;
        };
        if (hadRecentInput) continue;
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? '');
        dataset['moved'] = [dataset['moved'] ?? '', ...moved].join(' | ');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much moved on the page, as browsers measure it, and the beginnings of what did. */
export async function shiftsOf(page: Page): Promise<{ shift: number; moved: string }> {
  const html = page.locator('html');
  return {
    shift: Number(await html.getAttribute('data-shift')),
    moved: (await html.getAttribute('data-moved')) ?? '',
  };
}
