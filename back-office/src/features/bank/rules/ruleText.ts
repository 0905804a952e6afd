import type { BankRules } from 'shared-api/contract/billing/bank';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { texts } from '../texts.ts';

const t = texts.rules;

export type Rule = BankRules[number];

/** When a rule fits, in words. */
export function whenOf({ contains, bankKind, account, direction }: Rule): string {
  const conditions = [
    contains === undefined ? '' : t.contains(contains),
    bankKind === undefined ? '' : t.bankKind(bankKind),
    account === undefined ? '' : t.account(account),
    direction === undefined ? '' : wordOf(t.directions, direction),
  ].filter(Boolean);
  return conditions.length === 0 ? t.always : conditions.join(t.and);
}

/** What a rule gives, in words. */
export function thenOf(
  { kind, category, brand }: Rule,
  brandName: (brand: string) => string,
): string {
  return [
    kind === undefined ? '' : t.kind(kind),
    category === undefined ? '' : t.category(category),
    brand === undefined ? '' : t.brand(brandName(brand)),
  ]
    .filter(Boolean)
    .join(', ');
}

const parts = [
  'contains',
  'bankKind',
  'account',
  'direction',
  'kind',
  'category',
  'brand',
] as const;

/** A rule as its form has it; '' for what it does not say. */
export type RuleFields = Record<(typeof parts)[number], string>;

export const fieldsOf = (rule: Rule): RuleFields =>
  Object.fromEntries(parts.map((part) => [part, rule[part] ?? ''])) as RuleFields;

/** The rule that a form says; what is empty is left out. */
export const ruleOf = (fields: RuleFields): Rule =>
  Object.fromEntries(
    parts.flatMap((part) => {
      // A space at the end of a text to look for is part of it: "atm " is not in "atmosphere".
      const text = part === 'contains' ? fields[part] : fields[part].trim();
      return text.trim() === '' ? [] : [[part, text]];
    }),
  );

/** The rules with one moved up (-1) or down (1). */
export function moved(rules: readonly Rule[], index: number, by: -1 | 1): Rule[] {
  const all = [...rules];
  const [rule] = all.splice(index, 1);
  if (rule) all.splice(index + by, 0, rule);
  return all;
}
