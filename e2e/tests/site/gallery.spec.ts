import type { Page } from '@playwright/test';
import { boxesOf } from '../../support/boxes.ts';
import { expect, openTakenOver, test } from '../../support/test.ts';

const title = (position: number, count = 6): RegExp => new RegExp(`Story ${position} of ${count}:`);

/** Opens a story whose film is paused, and does not go on by itself while something else is tried. */
async function openPaused(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTakenOver(page, address);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

test('wraps around at both ends, by taps, keys and the address', async ({ page }) => {
  await openPaused(page, '/gallery/1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title(1));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // Beside the film its arrows are seen without pointing at them.
  const arrows = page.locator('a[aria-label$=" story"] svg');
  await expect(arrows).toHaveCount(2);
  for (const arrow of await arrows.all()) {
    await expect(arrow).toHaveCSS('opacity', '1');
    const [film, { x, width: wide }] = await boxesOf(page.locator('video'), arrow);
    expect(wide).toBeGreaterThan(44);
    expect(x + wide <= film.x || x >= film.x + film.width).toBe(true);
  }
  await page.mouse.click(width * 0.2, height / 2);
  await expect(heading).toHaveText(title(6));
  await expect(page).toHaveURL(/\/gallery\/6$/);
  await page.mouse.click(width * 0.8, height / 2);
  await expect(heading).toHaveText(title(1));
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(title(2));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(title(6));
});

test('an upright tablet has the arrows beside the film, too', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPaused(page, '/gallery/1');
  for (const arrow of await page.locator('a[aria-label$=" story"] svg').all()) {
    await expect(arrow).toHaveCSS('opacity', '1');
    const [film, { x, width }] = await boxesOf(page.locator('video'), arrow);
    expect(x + width <= film.x || x >= film.x + film.width).toBe(true);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(768);
  }
});

test('a key counts from the story of a tap as soon as that is shown', async ({ page }) => {
  await openPaused(page, '/gallery/6');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width * 0.8, height / 2);
  await expect(heading).toHaveText(title(2));
});

test('goes on by itself when a film has ended, and waits while it is paused', async ({ page }) => {
  await openTakenOver(page, '/gallery/1');
  // It began before the scripts ran, and its segment fills all the same, each second.
  const filled = (): Promise<number> =>
    page
      .locator('ol span')
      .first()
      .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);
  await expect.poll(filled).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: 'Pause' }).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  // Not to be waited for: to its last moment.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(2));
});

test('is muted, and says that it is drawn, and so no place and no day', async ({ page }) => {
  await page.goto('/gallery/4');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  const drawn = page.getByText('An animated film; the place is imaginary.');
  await expect(drawn).toBeVisible();
  // Beside it stands only what the story is called.
  await expect(drawn.locator('xpath=../*')).toHaveCount(2);
});

test('a swipe of more than 50 pixels leads on, a shorter one does not', async ({ page }) => {
  await openPaused(page, '/gallery/2');
  const swipe = (from: number, to: number): Promise<void> =>
    page.locator('main').evaluate(
      (main, [start = 0, end = 0]) => {
        const at = (clientX: number): Touch => new Touch({ identifier: 1, target: main, clientX });
        const send = (type: string, x: number, isEnd: boolean): boolean =>
          main.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              touches: isEnd ? [] : [at(x)],
              changedTouches: [at(x)],
            }),
          );
        send('touchstart', start, false);
        send('touchend', end, true);
      },
      [from, to],
    );
  const heading = page.getByRole('heading', { level: 1 });
  await swipe(300, 260);
  await expect(heading).toHaveText(title(2));
  await swipe(300, 240);
  await expect(heading).toHaveText(title(3));
  await swipe(240, 300);
  await expect(heading).toHaveText(title(2));
});

test('shows all fifteen when a page asks for them, and closes to the home page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTakenOver(page, '/');
  await page.getByRole('link', { name: 'See all 15 films' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(1, 15));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(15, 15));
  await page.getByRole('link', { name: 'Close the gallery' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('has an address for each of the fifteen, which another browser tab shows as well', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const position of [7, 11, 15]) {
    await openPaused(page, `/gallery/${position}`);
    await expect(heading).toHaveText(title(position, 15));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/gallery/${position}$`),
    );
  }
  // Where one goes on from there, all fifteen stay.
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(title(1, 15));
  await openPaused(page, '/gallery/6');
  await expect(heading).toHaveText(title(6));
});

for (const how of ['the sign', 'Escape'] as const) {
  test(`closed by ${how}, leads back to the story that was clicked`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTakenOver(page, '/');
    const story = page.locator('a[href="/gallery/3"]');
    await story.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await story.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(3));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(4));
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('link', { name: 'Close the gallery' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(story).toBeFocused();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(2);
  });
}

test('leads back to the story that was clicked, also where a key followed as soon as it was shown', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTakenOver(page, '/');
  const story = page.locator('a[href="/gallery/3"]');
  await story.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')?.textContent.startsWith('Story 3')) return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await story.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(4));
  await page.keyboard.press('Escape');
  await expect(story).toBeFocused();
});

test('closed where it was opened by its address, leads to the home page', async ({ page }) => {
  await openPaused(page, '/gallery/9');
  await page.getByRole('link', { name: 'Close the gallery' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('previous and next are links', async ({ page }) => {
    await page.goto('/gallery/1');
    await page.getByRole('link', { name: 'Next story' }).click({ position: { x: 200, y: 300 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(2));
  });

  test('all fifteen follow one another where all were asked for', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    await page.getByRole('link', { name: 'See all 15 films' }).click();
    await expect(heading).toHaveText(title(1, 15));
    await page.goto('/gallery/6?all');
    await page.getByRole('link', { name: 'Next story' }).click({ position: { x: 200, y: 300 } });
    await expect(heading).toHaveText(title(7, 15));
    await page.getByRole('link', { name: 'Previous story' }).click({ position: { x: 9, y: 300 } });
    await expect(heading).toHaveText(title(6, 15));
    await page.goto('/gallery/6');
    await expect(heading).toHaveText(title(6));
  });

  test('nothing stands over the buttons of the browser’s own player', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery/9');
    const film = page.locator('video');
    await expect(film).toBeVisible();
    for (const x of [30, 366]) {
      const shown = await page.evaluateHandle((at) => document.elementFromPoint(at, 796), x);
      expect(await shown.asElement()?.evaluate((node) => node.tagName)).toBe('VIDEO');
    }
    const [caption] = await boxesOf(page.getByText('An animated film; the place is imaginary.'));
    expect(caption.y + caption.height).toBeLessThan(844 - 76);
  });
});
