/** What has reduced an invoice, in cents. */
export interface Settled {
  total: number;
  /** All of it: money, and the two below, which are none where they are left out. */
  received: number;
  credited?: number;
  writtenOff?: number;
}

interface Words {
  received: string;
  credited: string;
  writtenOff: string;
  balance: string;
}

/** The sums below the total of an invoice: money, credits and what was written off, and what is left. */
export function settledSums(
  { received: settled, credited = 0, writtenOff = 0, total }: Settled,
  words: Words,
  money: (cents: number) => string,
): { name: string; amount: string; isTotal?: boolean }[] {
  if (settled <= 0) return [];
  const received = settled - credited - writtenOff;
  const parts = { received, credited, writtenOff };
  return [
    ...(['received', 'credited', 'writtenOff'] as const)
      .filter((part) => parts[part] > 0)
      .map((part) => ({ name: words[part], amount: money(parts[part]) })),
    { name: words.balance, amount: money(total - settled), isTotal: true },
  ];
}
