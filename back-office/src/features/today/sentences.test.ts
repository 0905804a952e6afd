import { expect, it } from '@jest/globals';
import { needKinds, type Need } from 'shared-api/contract/schedule/today';
import { placeOf, placeOfAll, placeOfFigure } from './places.ts';
import { sentenceOf } from './sentences.ts';

const today = '2026-11-23';
const need = (fields: Partial<Need> = {}): Need => ({
  entity: 'invoices',
  id: 7,
  name: 'Maple Court Dental',
  number: '10638',
  detail: '',
  day: today,
  amount: 113,
  ...fields,
});
const said = (...given: Parameters<typeof sentenceOf>): string => {
  const { main, more } = sentenceOf(...given);
  return `${main} | ${more}`.replaceAll('\u00a0', ' ');
};

it('says how long an invoice is overdue, and whom to call', () => {
  const owed = need({ day: '2026-10-23', detail: '(519) 555-0136' });
  expect(said('overdue', owed, today)).toBe(
    'Maple Court Dental | Invoice 10638 · 1 day overdue · (519) 555-0136',
  );
});

it('says today and tomorrow, and any other day with its date', () => {
  const visit = (day: string) =>
    said('openVisits', need({ entity: 'services', day: `${day}T09:00`, detail: '1 King' }), today);
  expect(visit('2026-11-23')).toBe('Maple Court Dental | today, 9:00 a.m. · 1 King');
  expect(visit('2026-11-24')).toBe('Maple Court Dental | tomorrow, 9:00 a.m. · 1 King');
  expect(visit('2026-11-25')).toBe('Maple Court Dental | Nov 25, 2026, 9:00 a.m. · 1 King');
});

it('has words for somebody without a name, and for a draft without a day', () => {
  const draft = need({ name: '', number: '', day: '', detail: 'Janitorial' });
  expect(said('drafts', draft, today)).toBe('Somebody | Draft · Janitorial');
});

it('names the client of a payment once', () => {
  const paid = need({ detail: 'Maple Court Dental' });
  expect(said('payments', paid, today)).toBe('Maple Court Dental | Invoice 10638 · today');
  const other = need({ name: 'J. MEHTA', detail: 'Arjun Mehta' });
  expect(said('payments', other, today)).toBe('J. MEHTA | Invoice 10638 · Arjun Mehta · today');
});

it.each(needKinds)('%s: a row has a sentence, and leads somewhere', (kind) => {
  const one = need({ day: `${today}T09:00` });
  expect(sentenceOf(kind, one, today).main).not.toBe('');
  expect(placeOf(kind, one)).toMatch(/^\/admin\//);
  expect(placeOfAll(kind)).toMatch(/^\/admin\//);
});

it('opens a clash on the board of its week, and a mail of no record among mails', () => {
  const clash = need({ entity: 'services', day: '2026-11-25T09:00' });
  expect(placeOf('clashes', clash)).toBe('/admin/board?week=2026-11-23');
  expect(placeOf('mails', need({ entity: 'staff' }))).toBe('/admin/settings#mail');
});

it('opens the rows of a figure: those of this month, and next week', () => {
  expect(placeOfFigure('billed', today)).toBe(
    '/admin/reports?report=salesByClient&from=2026-11-01&to=2026-11-23',
  );
  expect(placeOfFigure('booked', today)).toBe('/admin/board?week=2026-11-30');
});
