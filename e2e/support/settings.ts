import type { Locator, Page } from '@playwright/test';

/** What a visitor asks for who has the grout of four showers cleaned. */
export const showers = { room: 0, bathroom: 0, hallway: 0, kitchen: 0, shower: 4 };

/** The field of a price, on the settings' prices. */
export const price = (page: Page, group: string, label: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true });
