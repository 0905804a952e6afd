import { bankEn } from './bankTexts.en.ts';
import { bulkEn } from './bulkTexts.en.ts';
import { loginEn } from './loginTexts.en.ts';
import { mergeEn } from './mergeTexts.en.ts';
import { moneyEn } from './moneyTexts.en.ts';
import { recordEn } from './recordTexts.en.ts';
import { releaseEn } from './releaseTexts.en.ts';

/** What calls of staff say when they have succeeded, by code. */
export const en = {
  ...bulkEn,
  ...mergeEn,
  ...recordEn,
  ...moneyEn,
  ...bankEn,
  ...loginEn,
  ...releaseEn,
};
