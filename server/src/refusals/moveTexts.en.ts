import { officeDay, officeTime } from 'shared-api/contract/values/officeDay';

/** A service that another one would overlap, and how many more it would. */
export interface Clash {
  id: number;
  address: string;
  client: string;
  begins: string;
  ends: string;
  others: number;
}

/** What a move on the board goes against. */
export interface Against {
  /** The first service that overlaps, and how many others do. */
  clash: Clash | null;
  leave: { from: string; until: string; word: string } | null;
  /** When the employee works on that day, which is not then; times are empty on a day off. */
  hours: { day: string; begins: string; ends: string } | null;
}

export interface Warned extends Against {
  /** Empty if the name is unknown. */
  employee: string;
}

const weekday = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long' });

/** What a move goes against, a sentence for each. */
export function warningSentences(employee: string, { clash, leave, hours }: Against): string[] {
  const who = employee === '' ? 'This employee' : employee;
  const sentences: string[] = [];
  if (clash) {
    const named = [clash.client, clash.address].filter(Boolean).join(', ');
    const others = clash.others === 0 ? '' : `, and ${clash.others} more`;
    sentences.push(
      `${who} is at ${named === '' ? 'another service' : named} from ${officeTime(clash.begins)} to ${officeTime(clash.ends)} already${others}.`,
    );
  }
  if (leave) {
    const word = leave.word === '' ? '' : ` (${leave.word})`;
    sentences.push(
      leave.from === leave.until
        ? `${who} is on leave${word} on ${officeDay(leave.from)}.`
        : `${who} is on leave${word} from ${officeDay(leave.from)} to ${officeDay(leave.until)}.`,
    );
  }
  if (hours) {
    const on = `${weekday.format(new Date(`${hours.day}T00:00:00Z`))}s`;
    const clock = (time: string): string => officeTime(`${hours.day}T${time}`);
    sentences.push(
      hours.begins === ''
        ? `${who} does not work on ${on}.`
        : `${who} works from ${clock(hours.begins)} to ${clock(hours.ends)} on ${on}.`,
    );
  }
  return sentences;
}
