import { frenchWeekdays } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

/** Texts that several forms of the public site have. */
export const texts: Texts = {
  closedHoliday:
    'Ce jour-là est férié, et notre bureau est fermé. Si nous ne pouvons pas venir, nous vous en proposons un autre.',
  closed: (weekday) =>
    `Notre bureau est fermé le ${frenchWeekdays[weekday]}. Si nous ne pouvons pas venir ce jour-là, nous vous en proposons un autre.`,
};
