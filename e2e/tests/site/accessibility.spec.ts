import { carpet } from '../../support/quotes.ts';
import {
  expectAccessibleInBothSchemes,
  openLoaded,
  openTakenOver,
  test,
} from '../../support/test.ts';

for (const address of [
  '/',
  '/services-all',
  carpet,
  '/services/Contracting/Paint',
  '/services/Contracting/Tile',
  '/all-quotes',
  '/student-special',
  '/contact-us',
  '/payment',
  '/privacy-policy',
  '/gallery/1',
  '/login',
]) {
  test(`${address} has no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await (address === '/login' ? openLoaded : openTakenOver)(page, address);
    await expectAccessibleInBothSchemes(page);
  });
}
