import type { RecordOf } from 'shared-api/client';
import { showDay } from '../../dates.ts';
import { texts } from './texts.ts';

type Standing = Pick<RecordOf<'contracts'>, 'state' | 'lastDay' | 'pausedUntil'>;

/** Where a contract stands today, as a word with its colour. */
export function contractState({ state, lastDay, pausedUntil }: Standing): {
  word: string;
  tone: 'good' | 'open' | 'neutral';
} {
  switch (state) {
    case 'active':
      return {
        word: lastDay === null ? texts.active : texts.activeUntil(showDay(lastDay)),
        tone: 'good',
      };
    case 'paused':
      return {
        word: pausedUntil === null ? texts.paused : texts.pausedUntil(showDay(pausedUntil)),
        tone: 'open',
      };
    case 'ended':
      return { word: texts.ended, tone: 'neutral' };
    case 'inactive':
      return { word: texts.inactive, tone: 'neutral' };
  }
}
