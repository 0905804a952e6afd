/**
 * Entities for the typing benchmark: a record with sixty fields of the product's usual kinds, and
 * one with a table of fifty rows.
 */
import * as yup from 'yup';
import {
  checkbox,
  day,
  longText,
  money,
  number,
  record,
  select,
  text,
} from '../../../shared-api/src/contract/fields/fields.ts';
import { table } from '../../../shared-api/src/contract/fields/table.ts';

export * from '../../../shared-api/src/contract/entities/entityNames.ts';

const kinds = [
  text,
  money,
  number,
  day,
  checkbox,
  longText,
  text,
  () => select(['Open', 'Held', 'Closed']),
  () => record('clients', ['companyName', 'fullName']),
  text,
];
const fields = Array.from({ length: 60 }, (_, index) => {
  const kind = kinds[index % kinds.length] ?? text;
  return [`field${index}`, kind()] as const;
});
const rows = Array.from({ length: 50 }, (_, row) =>
  Array.from({ length: 6 }, (_cell, column) => `Cell ${row} ${column}`),
);

export const entities = {
  clients: { schema: yup.object(Object.fromEntries(fields)) },
  quotes: {
    schema: yup.object({ title: text(), lines: table().default(rows) }),
  },
};
