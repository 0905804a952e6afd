import { describe, expect, it } from '@jest/globals';
import { companyIn } from 'shared-api/contract/company/company';
import { inLanguage } from 'shared-api/contract/values/language';
import { bill, invoice, seenIn } from '../../../harness/testing/mails.ts';
import { readCompany } from '../../company.ts';
import { invoiceLetter, receiptLetter } from '../letters.ts';

const company = await readCompany();

describe('the layout of mails', () => {
  const longName = 'Ottilie-Wilhelmina Featherstonehaugh-Cholmondeley '.repeat(4).trim();
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

  it('is safe from what people typed', () => {
    const { html } = invoiceLetter('en', company, bill, {
      ...invoice,
      clientName: hostile,
      details: [
        [hostile, 'Amount'],
        [hostile, hostile],
      ],
    });
    expect(html).not.toMatch(/<(script|img)/);
    expect(seenIn(html)).toContain(`Dear ${hostile},`);
  });

  it.each(['en', 'fr'] as const)(
    'names language, brand and colors for the dark in %s',
    (language) => {
      const facts = {
        document: 'invoice',
        number: 10_007,
        cents: 100,
        left: 0,
        leftOn: '2026-11-22',
        type: 'Contracting',
        key: 'a-key',
      } as const;
      const { html, text } = receiptLetter(language, company, facts);
      expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}-CA"`));
      expect(html).toContain('prefers-color-scheme: dark');
      const { phone } = companyIn(company, language);
      expect(text).toContain(phone);
      const page = inLanguage(language, '/payment-receipt/a-key');
      expect(html).toContain(`href="${company.siteUrl}${page}"`);
      expect(text).toContain(`${company.siteUrl}${page}`);
      expect(seenIn(html).join(' ')).toContain(
        `${phone.replaceAll('\u00a0', ' ')}, ${company.email}`,
      );
      expect(seenIn(html)).toContain('Hartwood Contracting');
      expect(seenIn(html)).toContain(
        language === 'en' ? 'Renovation and repair' : 'Rénovation et réparation',
      );
    },
  );

  it('says below a line what stands between its description and its amount', () => {
    const details = [
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Painting', '3', '$ 249.00', '$ 747.00'],
      ['Trip', '', '', '$ 40.00'],
    ];
    const seen = seenIn(invoiceLetter('en', company, bill, { ...invoice, details }).html);
    expect(seen).toContain('Quantity 3, Unit price $ 249.00');
    expect(seen.indexOf('$ 40.00')).toBe(seen.indexOf('Trip') + 1);
  });

  it('puts the headings above their columns in plain text too, and the sums below the amounts', () => {
    const long = 'Two coats on all walls and ceilings, doors and trim';
    const details = [
      ['Description', 'Quantity', 'Unit price', 'Amount'],
      ['Painting', '3', '$ 50.00', '$ 150.00'],
      [long, '1', '$ 50.00', '$ 50.00'],
    ];
    const { text } = invoiceLetter('en', company, bill, { ...invoice, details });
    const start = text.indexOf('Description');
    expect(text.slice(start, text.indexOf('\n\n', start)).split('\n')).toEqual([
      'Description                                       Quantity  Unit price        Amount',
      'Painting                                                 3     $ 50.00      $ 150.00',
      long,
      '                                                         1     $ 50.00       $ 50.00',
      'Subtotal                                                                    $ 200.00',
      'HST 13%                                                                      $ 26.00',
      'Total                                                                       $ 226.00',
    ]);
  });

  it('has the lines, what is due, and one button with number and amount filled in', () => {
    const { html, text } = invoiceLetter('fr', company, bill, {
      ...invoice,
      received: 10_000,
      clientName: longName,
      details: [
        ['Description', 'Montant'],
        ['Visite', '$ 200.00'],
      ],
    });
    const seen = seenIn(html);
    for (const words of [longName, 'Visite', '200,00 $', '226,00 $', '126,00 $']) {
      expect(seen.some((piece) => piece.includes(words))).toBe(true);
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    }
    const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);
    expect(links).toEqual([`${company.siteUrl}/fr/payment?number=10007&amp;amount=126.00`]);
  });

  it('has no button where nothing is left to pay', () => {
    const { html } = invoiceLetter('en', company, bill, { ...invoice, received: 22_600 });
    expect(html).not.toContain('href=');
  });

  it('stays below what mail programs cut off, and says what it leaves out', () => {
    const row = ['Cleaning of the halls, '.repeat(400), '$ 1.00'];
    const details = [['Description', 'Amount'], ...Array.from({ length: 499 }, () => row)];
    const { html, text } = invoiceLetter('en', company, bill, { ...invoice, details });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(seenIn(html)).toContain('and 449 more in the attached document');
    expect(text).toContain('and 449 more in the attached document');
  });
});
