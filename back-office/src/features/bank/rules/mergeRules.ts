import type { BankRules } from 'shared-api/contract/billing/bank';

/** The same for rules that say the same, in whichever order. */
const keyOf = (rule: BankRules[number]): string =>
  JSON.stringify(Object.entries(rule).sort(([one], [other]) => one.localeCompare(other)));

/** What `rules` has that `others` does not have. */
export function without(rules: BankRules, others: BankRules): BankRules {
  const known = new Set(others.map(keyOf));
  return rules.filter((rule) => !known.has(keyOf(rule)));
}

/**
 * What two people have made of the same rules: what either has added or taken away counts. The order is that of whoever
 * has changed it, and `mine` where both have.
 */
export function mergeRules(base: BankRules, mine: BankRules, theirs: BankRules): BankRules {
  return isReordered(base, mine) ? graft(mine, base, theirs) : graft(theirs, base, mine);
}

function isReordered(base: BankRules, changed: BankRules): boolean {
  const kept = base.filter((rule) => without([rule], changed).length === 0);
  const stayed = changed.filter((rule) => without([rule], base).length === 0);
  return stayed.some((rule, at) => kept[at] === undefined || keyOf(rule) !== keyOf(kept[at]));
}

/** Makes the changes from `base` to `changed` to other rules: what is new comes after what it came after. */
function graft(onto: BankRules, base: BankRules, changed: BankRules): BankRules {
  const all = without(onto, without(base, changed));
  for (const rule of without(without(changed, base), onto)) {
    const before = changed.slice(0, changed.indexOf(rule));
    const at = all.findLastIndex((one) => without([one], before).length === 0);
    all.splice(at + 1, 0, rule);
  }
  return all;
}
