import type { Language } from 'shared-api/contract/values/language';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';

export type PaymentTexts = typeof en;

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = { en, fr };
