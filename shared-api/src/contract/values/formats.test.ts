import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changesOf, normalised } from '../fields/changes.ts';
import { contactSchema } from '../site/contact.ts';
import { entities } from '../entities/entities.ts';
import { validate, validateChanges } from '../testing/inWords.ts';
import { formats, type FormatName } from './formats.ts';

const { schema } = entities.clients;

const checked = (field: string, text: string): string | undefined =>
  validate(schema, { [field]: text }).errors?.[field];
const kept = (field: string, text: string): unknown => normalised(schema, { [field]: text })[field];

describe('a phone number', () => {
  it.each([
    ['519-555-0101', '(519) 555-0101'],
    ['5195550101', '(519) 555-0101'],
    ['+1 519.555.0101', '(519) 555-0101'],
    ['1 (519) 555 0101', '(519) 555-0101'],
    ['(519)555-0101', '(519) 555-0101'],
    ['519\u2011555\u20110101', '(519) 555-0101'],
    ['519-555-0101 x4', '(519) 555-0101 ext. 4'],
    ['519 555 0101, Ext 12', '(519) 555-0101 ext. 12'],
    ['519-555-0101 poste 123456', '(519) 555-0101 ext. 123456'],
    ['(519) 555-0101 #7', '(519) 555-0101 ext. 7'],
    ['+44  20 7946 0958', '+44 20 7946 0958'],
  ])('%j is kept as %j', (typed, stored) => {
    expect(checked('phoneNumber', typed)).toBeUndefined();
    expect(kept('phoneNumber', typed)).toBe(stored);
  });

  it.each(['555-0101', '119-555-0101', '519-155-0101', '519-555-01011', 'call me', '+1 44 20 79'])(
    '%j is refused, and the form is named',
    (typed) =>
      expect(checked('phoneNumber', typed)).toBe(
        'Phone must be a phone number, written as (519) 555-0123 or (519) 555-0123 ext. 4. One of another country begins with + and its code.',
      ),
  );

  it('of a visitor stays as they wrote it', () => {
    const message = {
      name: 'Ann',
      email: 'a@b.ca',
      subject: 'Carpets',
      message: 'Hello',
      phone: 'after six: 555 0101',
    };
    expect(validate(contactSchema, message)).toEqual({ value: message });
    expect(normalised(contactSchema, message)).toEqual(message);
  });
});

describe('a postal code', () => {
  it.each(['N2L 3G1', 'n2l3g1', ' N2L-3G1 ', 'n2L 3g1'])('%j is kept as N2L 3G1', (typed) => {
    expect(checked('postalCode', typed)).toBeUndefined();
    expect(kept('postalCode', typed)).toBe('N2L 3G1');
  });

  it.each([
    ['90210', 'Postal code must be a Canadian postal code, written as N2L 3G1.'],
    ['N2L 3G', 'Postal code must be a Canadian postal code, written as N2L 3G1.'],
    [
      'N2O 3G1',
      'Postal code must be a Canadian postal code: those never have the letters D, F, I, O, Q or U.',
    ],
    ['W2L 3G1', 'Postal code must be a Canadian postal code: those never begin with W or Z.'],
  ])('%j is refused for its true reason', (typed, message) =>
    expect(checked('postalCode', typed)).toBe(message),
  );
});

describe('addresses for copies', () => {
  it('are kept parted by commas', () => {
    expect(checked('ccEmails', 'a@b.ca; c@d.ca\te@f.ca')).toBeUndefined();
    expect(kept('ccEmails', 'a@b.ca; c@d.ca\te@f.ca')).toBe('a@b.ca, c@d.ca, e@f.ca');
  });

  it('are each checked, and the wrong one is named', () =>
    expect(checked('ccEmails', 'a@b.ca, ann')).toBe(
      'CC emails: "ann" is not an e-mail address. Write them as ann@example.com, ben@example.com.',
    ));
});

describe('the link of a quote', () => {
  const link = (gDriveLink: string) =>
    validate(entities.quotes.schema, { gDriveLink }).errors?.['gDriveLink'];

  it.each(['https://drive.google.com/drive/folders/a?b=c#d', 'HTTP://example.com'])(
    'may be %j',
    (address) => expect(link(address)).toBeUndefined(),
  );
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//x.ca',
    'https://',
  ])('may not be %j', (address) =>
    expect(link(address)).toBe(
      'Google Drive link must be the address of a page, beginning with https:// or http://.',
    ),
  );
});

it.each(Object.keys(formats) as FormatName[])('%s takes its own form, unchanged', (name) => {
  const { fault, normalise } = formats[name];
  const samples = {
    phone: fc.stringMatching(/^\(?[2-9]\d{2}\)?[ -]?[2-9]\d{2}[ -]?\d{4}( x\d{1,6})?$/),
    postalCode: fc.stringMatching(/^[abceghj]\d[abceghj][ -]?\d[abceghj]\d$/),
    emailAddresses: fc.stringMatching(/^[a-z]{1,5}@b\.ca([,; ] ?[a-z]{1,5}@b\.ca){0,3}$/),
    webAddress: fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
  };
  fc.assert(
    fc.property(samples[name], (text) => {
      expect(fault(text)).toBeUndefined();
      const once = normalise(text);
      expect(fault(once)).toBeUndefined();
      expect(normalise(once)).toBe(once);
    }),
  );
});

describe('a record with what an earlier release let in', () => {
  const before = { fullName: 'Ann', phoneNumber: 'ask Ben', postalCode: '90210', ccEmails: 'x' };

  it('is judged by what is changed', () => {
    expect(changesOf(before, { ...before, fullName: 'Ann O' })).toEqual({ fullName: 'Ann O' });
    expect(validateChanges(schema, before, { ...before, fullName: 'Ann O' })).toEqual({
      value: { fullName: 'Ann O' },
    });
    expect(validateChanges(schema, before, { ...before, postalCode: '90211' }).errors).toEqual({
      postalCode: 'Postal code must be a Canadian postal code, written as N2L 3G1.',
    });
  });

  it('is still told of a field that there is not', () =>
    expect(validateChanges(schema, before, { ...before, colour: 'red' }).errors).toEqual({
      colour: 'There is no field "colour".',
    }));
});
