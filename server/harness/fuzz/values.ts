import fc from 'fast-check';
import type { DeclaredField } from 'shared-api/contract/fields/FieldMeta';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import type { AnyObject, ObjectSchema } from 'yup';

export const line = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((text) => !text.includes('\0'));
export const id = fc.integer({ min: 1, max: 12 });
// No later than a year from any day of a test, the last day that an invoice can be dated.
export const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** With the key of a form, or without. */
export const keyed = (fields: fc.Arbitrary<Record<string, unknown>>) =>
  fc
    .tuple(fields, fc.option(fc.uuid(), { nil: undefined }))
    .map(([body, key]) => ({ ...body, ...(key !== undefined && { key }) }));

export const address = fc.nat(1_000_000).map((number) => `visitor${number}@example.com`);

const byKind: Partial<Record<DeclaredField['kind'], fc.Arbitrary<unknown>>> = {
  email: fc.option(address, { nil: '' }),
  url: fc.constantFrom('', 'https://drive.example.com/a'),
  money: fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)),
  number: fc.option(fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)),
  date: fc.option(day),
  dateTime: fc.option(
    fc.tuple(day, fc.nat(23)).map(([date, hour]) => `${date}T${String(hour).padStart(2, '0')}:00`),
  ),
  time: fc.option(fc.nat(23).map((hour) => `${String(hour).padStart(2, '0')}:30`)),
  checkbox: fc.boolean(),
  record: fc.option(id),
  table: fc.array(fc.array(line, { maxLength: 4 }), { maxLength: 4 }),
};

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constantFrom('', '519-555-0101', '(226) 555-0199 ext. 4'),
  postalCode: fc.constantFrom('', 'N2L 3G1', 'n2l3g1'),
  emailAddresses: fc.constantFrom('', 'a@b.ca', 'a@b.ca, c@d.ca'),
};

function fieldValue(field: DeclaredField): fc.Arbitrary<unknown> {
  const { kind, format, options, isNeverEmpty } = field;
  if (Array.isArray(options)) {
    return fc.constantFrom(
      ...(isNeverEmpty === true ? [] : ['']),
      ...(options as readonly string[]),
    );
  }
  return byFormat[format ?? ''] ?? byKind[kind] ?? line;
}

/** The fields of a record as the editor sends them. */
export const recordOf = (schema: ObjectSchema<AnyObject>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      fieldsOf(schema)
        .filter(({ readOnly }) => readOnly !== true)
        .map((field) => [field.name, fieldValue(field)]),
    ),
    { requiredKeys: [] },
  );
