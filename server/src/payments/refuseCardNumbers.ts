import { HttpError } from '../HttpError.ts';
import { hasCheckDigit } from './hasCheckDigit.ts';

/**
 * Refuses a body that contains a card number anywhere: cards go to the payment provider only, so a
 * browser that sends one here is broken.
 * @throws HttpError 400
 */
export function refuseCardNumbers(body: unknown): void {
  if (!holdsCardNumber(body)) return;
  throw new HttpError(400, { code: 'cardNumberSent' });
}

function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') {
    const digits = String(value).replace(/[\s-]/g, '');
    return /^\d{13,19}$/.test(digits) && hasCheckDigit(digits);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCardNumber);
}
