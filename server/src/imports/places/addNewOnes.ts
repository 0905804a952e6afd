interface Comparing<One> {
  /** Whether the client has it already. */
  isKnown: (one: One) => boolean;
  /** Whether two are the same. */
  isSame: (one: One, other: One) => boolean;
}

/**
 * The contacts or addresses that rows bring a client, with those of one more row: each once, and what one says of it
 * that the other leaves empty is kept.
 * @param brought by the rows before
 */
export function addNewOnes<One extends Record<string, string>>(
  brought: readonly One[],
  ofRow: readonly One[],
  { isKnown, isSame }: Comparing<One>,
): One[] {
  const all = [...brought];
  for (const one of ofRow) {
    if (isKnown(one)) continue;
    const at = all.findIndex((other) => isSame(other, one));
    const same = all[at];
    if (same === undefined) all.push(one);
    else all[at] = { ...one, ...filledOf(same) };
  }
  return all;
}

const filledOf = <One extends Record<string, string>>(one: One): Partial<One> =>
  Object.fromEntries(Object.entries(one).filter(([, text]) => text !== '')) as Partial<One>;
