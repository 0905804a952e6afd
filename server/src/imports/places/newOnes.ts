/** Which of a row's contacts or addresses a client does not have yet, each once. @param isSame whether two are the same */
export function newOnes<One extends Known, Known>(
  ofRow: readonly One[],
  known: readonly Known[],
  isSame: (one: Known, other: Known) => boolean,
): One[] {
  const added: One[] = [];
  for (const one of ofRow) {
    if (![...known, ...added].some((other) => isSame(other, one))) added.push(one);
  }
  return added;
}
