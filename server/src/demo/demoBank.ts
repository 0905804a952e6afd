import {
  lastMoment,
  type StatementAccount,
  type StatementLine,
} from '../bank/statements/statement.ts';

/** Months of demo bank statements, including the current one. */
const months = 18;

/** Seasonal workload, January to December: few people move in winter, many in late summer. */
const cleaningCourse = [82, 80, 92, 105, 118, 112, 108, 132, 126, 104, 96, 90];
const contractingCourse = [58, 62, 80, 104, 122, 132, 136, 130, 118, 106, 84, 60];

/** A monthly line: day of the month, description, dollars, variation in percent. */
type Habit = [
  day: number,
  counterparty: string,
  text: string,
  bankKind: string,
  dollars: number,
  swing: number,
];

const cleaningHabits: Habit[] = [
  [1, 'Regina North Holdings', 'Rent unit 5', 'DEBIT', -1450, 0],
  [2, 'Silverbirch Condominiums', 'Deposit monthly contract', 'DEP', 5200, 10],
  [4, 'Kingsdale Property Mgmt', 'Deposit monthly contract', 'DEP', 6900, 12],
  [5, 'Grand Mutual', 'Insurance premium', 'DEBIT', -318, 0],
  [6, 'Laurel Creek Daycare', 'Interac e-Transfer received', 'CREDIT', 1740, 14],
  [7, 'Sudsworth Supply', 'Purchase janitorial supply', 'POS', -612, 30],
  [8, 'Card Terminal', 'Merchant deposit cards', 'DEP', 4300, 22],
  [9, 'Own account', 'Internal transfer to US dollars', 'DEBIT', -302.5, 0],
  [10, 'Petro North', 'Purchase fuel', 'POS', -164, 25],
  [11, 'Amara Osei', 'Interac e-Transfer sent', 'DEBIT', -980, 18],
  [12, 'ATM King Street', 'ATM withdrawal King Street', 'ATM', -300, 30],
  [13, 'Maple Court Dental', 'Interac e-Transfer received', 'CREDIT', 2260, 10],
  [14, 'Payroll', 'Payroll first half', 'DEBIT', -6100, 8],
  [16, 'Card Terminal', 'Merchant deposit cards', 'DEP', 3900, 25],
  [17, 'Bluewave Telecom', 'Telecom and internet', 'DEBIT', -142, 0],
  [18, 'Petro North', 'Purchase fuel', 'POS', -151, 25],
  [19, 'Ruth Abebe', 'Interac e-Transfer sent', 'DEBIT', -760, 20],
  [20, 'Leafline Vehicles', 'Vehicle lease van 1', 'DEBIT', -489, 0],
  [22, 'Uptown Law Office', 'Interac e-Transfer received', 'CREDIT', 1470, 12],
  [21, 'Own account', 'From the contracting account', 'CREDIT', 2500, 0],
  [23, 'Townsquare Media', 'Advertising', 'DEBIT', -260, 40],
  [24, 'ATM Weber Street', 'ATM withdrawal Weber Street', 'ATM', -200, 35],
  [26, 'Sudsworth Supply', 'Purchase janitorial supply', 'POS', -390, 35],
  [27, 'Tomasz Nowak', 'Interac e-Transfer sent', 'DEBIT', -640, 22],
  [28, 'Payroll', 'Payroll second half', 'DEBIT', -6100, 8],
  [28, 'Monthly fee', 'Monthly fee business account', 'SRVCHG', -39, 0],
];

const contractingHabits: Habit[] = [
  [1, 'Bridgeport Yard', 'Rent workshop', 'DEBIT', -1900, 0],
  [3, 'Petrović residence', 'Interac e-Transfer received', 'CREDIT', 5400, 30],
  [4, 'Grand Mutual', 'Insurance premium contracting', 'DEBIT', -545, 0],
  [5, 'Waterloo Lumber', 'Purchase lumber', 'POS', -2240, 35],
  [7, 'Cheque 204', 'Cheque deposit', 'CHECK', 7300, 30],
  [9, 'Tile Depot North', 'Purchase tile', 'POS', -1180, 40],
  [10, 'Mateo Alvarez', 'Interac e-Transfer sent', 'DEBIT', -2150, 20],
  [11, 'ATM Erb Street', 'ATM withdrawal Erb Street', 'ATM', -400, 30],
  [12, 'Petro North', 'Purchase fuel', 'POS', -238, 25],
  [14, 'Payroll', 'Payroll first half', 'DEBIT', -4700, 10],
  [15, 'Iron Horse Fitness', 'Deposit renovation', 'DEP', 9800, 28],
  [17, 'Brightcoat Paint', 'Purchase paint', 'POS', -720, 35],
  [18, 'Bluewave Telecom', 'Mobile plan', 'DEBIT', -118, 0],
  [20, 'Samir Patel', 'Interac e-Transfer sent', 'DEBIT', -1730, 24],
  [20, 'Own account', 'To the cleaning account', 'DEBIT', -2500, 0],
  [21, 'Leafline Vehicles', 'Vehicle lease truck', 'DEBIT', -612, 0],
  [23, 'Moreau residence', 'Interac e-Transfer received', 'CREDIT', 4100, 35],
  [24, 'Forge Hardware', 'Purchase hardware', 'POS', -540, 40],
  [25, 'ATM King Street', 'ATM withdrawal King Street', 'ATM', -240, 30],
  [26, 'Oscar Lindqvist', 'Interac e-Transfer sent', 'DEBIT', -880, 26],
  [28, 'Payroll', 'Payroll second half', 'DEBIT', -4700, 10],
  [28, 'Service charge', 'Service charge', 'SRVCHG', -45, 0],
];

/**
 * Eighteen months of statements for both brands' accounts, with a seasonal pattern; deterministic,
 * so that every demo is the same.
 */
export const demoStatements = (today: string): StatementAccount[] => [
  accountOf('100288842', linesOf(today, cleaningHabits, cleaningCourse, 3)),
  accountOf('100304471', linesOf(today, contractingHabits, contractingCourse, 11)),
];

/** Software and supplies that are paid in US dollars, from an account and in a file of their own. */
export const demoForeignStatement = (today: string): StatementAccount =>
  accountOf('400917733', linesOf(today, foreignHabits, cleaningCourse, 7), 'USD');

const foreignHabits: Habit[] = [
  [10, 'Own account', 'Internal transfer from chequing', 'CREDIT', 220, 0],
  [6, 'Routewise Software', 'Purchase scheduling subscription', 'POS', -79, 0],
  [19, 'Proclean Direct', 'Purchase pads and brushes', 'POS', -140, 25],
];

const accountOf = (
  account: string,
  lines: StatementLine[],
  currency = 'CAD',
): StatementAccount => ({
  account,
  bank: 'Grand River Credit Union',
  kind: 'bank',
  currency,
  hasIds: false,
  asOf: lastMoment(lines),
  lines: lines.map((line) => ({ ...line, currency })),
});

function linesOf(
  today: string,
  habits: Habit[],
  course: readonly number[],
  start: number,
): StatementLine[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const lines: StatementLine[] = [];
  let turn = start;
  for (let back = months - 1; back >= 0; back -= 1) {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    const share = course[at.getUTCMonth()] ?? 100;
    const growth = 100 + Math.floor(((months - back) * 9) / months);
    for (const [day, counterparty, text, kind, dollars, swing] of habits) {
      turn = (turn * 7919 + 104_729) % 100_003;
      const date = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), day));
      const written = date.toISOString().slice(0, 10);
      // Fixed amounts stay; variable ones follow the season with pseudo-random noise.
      const sway = swing === 0 ? 100 : 100 - swing + ((turn % 1000) * 2 * swing) / 1000;
      const scale = swing === 0 ? 1 : (share * growth * sway) / 1_000_000;
      const exact =
        kind === 'ATM' ? Math.round((dollars * scale) / 20) * 2000 : dollars * scale * 100;
      const cents = Math.round(exact) + (swing === 0 || kind === 'ATM' ? 0 : turn % 100);
      if (written <= today) lines.push(lineOf(written, cents, counterparty, text, kind));
    }
  }
  return lines;
}

const lineOf = (
  day: string,
  cents: number,
  counterparty: string,
  text: string,
  kind: string,
): StatementLine => ({
  day,
  cents,
  currency: 'CAD',
  description: `${counterparty} ${text}`,
  counterparty,
  kind,
  reference: '',
  check: '',
});
