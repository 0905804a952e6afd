import { officeWords } from 'shared-api/contract/entities/officeWords';
import { normalised } from 'shared-api/contract/fields/changes';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Refusal } from '../../refusals/texts.ts';

/** The further contacts or addresses that a row can have. The first one is fields of the client itself. */
const numbers = [2, 3] as const;

/** How a file tells of a client's second and third contact, or address. */
interface Further<Part extends string> {
  /** What the names of its fields begin with. */
  name: 'contact' | 'address';
  /** Of the form in which one is added. */
  schema: ObjectSchema<AnyObject>;
  /** The fields of the form that a file can fill. */
  parts: readonly Part[];
  /** What other programs put before the fields. */
  prefixes: Record<(typeof numbers)[number], readonly string[]>;
  /** What they call the fields, folded; the empty one is the prefix alone. */
  called: Record<Part, readonly string[]>;
}

/** A row's further contacts or addresses, what is wrong with them by field, and its other values. */
export interface TakenOut<Part extends string> {
  rest: Record<string, unknown>;
  found: Record<Part, string>[];
  errors: Record<string, Refusal>;
}

/** The fields of further contacts or addresses, to which columns of a file of clients are mapped like its own. */
export function furtherFields<Part extends string>(of: Further<Part>) {
  const { name, schema, parts, prefixes, called } = of;
  /** `contact2Email`. */
  const nameOf = (number: number, part: string): string =>
    `${name}${number}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

  /** With their labels. */
  const fields = (): Field[] => {
    const own = officeWords
      .labelled(schema)
      .filter((field) => (parts as readonly string[]).includes(field.name));
    return numbers.flatMap((number) =>
      own.map((field) => ({
        ...field,
        name: nameOf(number, field.name),
        label: `${label} ${number} ${field.label.toLowerCase()}`,
      })),
    );
  };

  const wordsFor = (number: (typeof numbers)[number], part: Part): string[] =>
    called[part].flatMap((word) =>
      word === ''
        ? prefixes[number]
        : [...prefixes[number], `${name} ${number}`].flatMap((prefix) => [
            `${prefix} ${word}`,
            `${word} ${prefix}`,
          ]),
    );
  /** What other programs call them, folded. */
  const known: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    numbers.flatMap((number) =>
      parts.map((part) => [nameOf(number, part), wordsFor(number, part)]),
    ),
  );

  const needed = (field: string): Refusal => ({
    code: 'importNeeds',
    params: { field: fields().find(({ name: one }) => one === field)?.label ?? field },
  });

  /** Takes them out of a row's values, and checks them by the rules of their own form. */
  function takeOut(values: Record<string, unknown>): TakenOut<Part> {
    const rest = { ...values };
    const found: Record<Part, string>[] = [];
    const errors: Record<string, Refusal> = {};
    for (const number of numbers) {
      const given = parts.filter((part) => nameOf(number, part) in values);
      const [first] = given;
      if (first === undefined) continue;
      const written = Object.fromEntries(given.map((part) => [part, values[nameOf(number, part)]]));
      for (const part of given) Reflect.deleteProperty(rest, nameOf(number, part));
      const checked = validate(schema, { ...newRecord(schema), ...written });
      for (const [part, why] of Object.entries(checked.errors ?? {})) {
        const field = nameOf(number, part);
        if (field in values) errors[field] = why;
        // A part that is missing is reported on the first one that is there, but by its own label.
        else errors[nameOf(number, first)] = why.code === 'missing' ? needed(field) : why;
      }
      const texts = normalised(schema, written) as Partial<Record<Part, string>>;
      found.push(
        Object.fromEntries(parts.map((part) => [part, texts[part] ?? ''])) as Record<Part, string>,
      );
    }
    return { rest, found, errors };
  }

  return { fields, known, takeOut };
}
