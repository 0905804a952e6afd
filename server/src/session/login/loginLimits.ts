import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/Database.ts';
import {
  countAttempt,
  giveBackAttempt,
  recentAttempts,
  takeAttempt,
  type Limit,
  type LimitFor,
} from '../../limits.ts';
import { networkOf } from '../../networkOf.ts';

const limits = {
  /** Per user name, from a browser that has logged in with it before. */
  device: { kind: 'login-device', most: 5, minutes: 15 },
  /** Per user name and address; and per address. */
  userAtAddress: { kind: 'login-user-address', most: 5, minutes: 15 },
  address: { kind: 'login-address', most: 30, minutes: 15 },
  /** Second-factor codes, which are only requested after the correct password. */
  deviceCode: { kind: 'login-code-device', most: 5, minutes: 15 },
  code: { kind: 'login-code', most: 10, minutes: 60 },
} satisfies Record<string, Limit>;

/** Attempts at a user name from unknown browsers at any address: these only cause delays. */
const everywhere = { kind: 'login-user', minutes: 15 };

/** Attempts from unknown browsers within those minutes before delays start. */
const freeAttempts = 10;

/** Maximum delay between attempts from one address at a user name under attack, in seconds. */
const longestGap = 55;

/** An attempted log-in. */
export interface LoginAttempt {
  username: string;
  /** The network address that the request came from. */
  address: string;
  /** Hash of the device token, if this user has logged in on this device before. */
  device: Buffer | undefined;
}

/** An attempt that was admitted and counted, or the seconds it has to wait. */
export type TakenAttempt =
  { isTaken: true; giveBack(): Promise<void> } | { isTaken: false; wait: number };

/** People type passwords into the wrong field, so names are stored hashed. */
const userKey = (username: string): string =>
  createHash('sha256').update(username).digest('base64url');

/**
 * Decides whether a log-in may be tried, and counts it. After OWASP's device cookies: a browser that
 * the user has logged in with before is counted by itself, so guesses from elsewhere never keep its
 * owner out. Others are counted by user and address, and by address. Guesses at one user from many
 * addresses only make each address wait between its attempts, a minute at most.
 */
export async function takeLoginAttempt(
  database: Queryable,
  { username, address, device }: LoginAttempt,
): Promise<TakenAttempt> {
  const user = userKey(username);
  if (device) {
    return take(database, [
      { limit: limits.device, key: `${user} ${device.toString('base64url')}` },
    ]);
  }
  const network = networkOf(address);
  const counted = [
    { limit: limits.userAtAddress, key: `${user} ${network}` },
    { limit: limits.address, key: network },
  ];
  const taken = await take(database, counted);
  if (!taken.isTaken) return taken;
  const turn = await takeTurn(database, user, network);
  if (turn.wait > 0) {
    await giveBackAttempt(database, counted);
    return { isTaken: false, wait: turn.wait };
  }
  const slowing = { limit: everywhere, key: user };
  await countAttempt(database, slowing);
  return {
    isTaken: true,
    async giveBack() {
      await giveBackAttempt(database, [...counted, slowing]);
      if (turn.key !== undefined) await giveBackTurn(database, turn.key);
    },
  };
}

/**
 * The key under which attempts are serialized. A running attempt counts until its password turns
 * out to be right, so concurrent correct ones would block each other.
 */
export const attemptQueueKey = ({ username, address, device }: LoginAttempt): string =>
  device ? `${userKey(username)} ${device.toString('base64url')}` : networkOf(address);

/** Checks and counts an attempt at a second-factor code. */
export function takeCodeAttempt(
  database: Queryable,
  { username, device }: LoginAttempt,
): Promise<TakenAttempt> {
  const user = userKey(username);
  return take(database, [
    device
      ? { limit: limits.deviceCode, key: `${user} ${device.toString('base64url')}` }
      : { limit: limits.code, key: user },
  ]);
}

async function take(database: Queryable, counted: readonly LimitFor[]): Promise<TakenAttempt> {
  const wait = await takeAttempt(database, counted);
  return wait > 0
    ? { isTaken: false, wait }
    : { isTaken: true, giveBack: () => giveBackAttempt(database, counted) };
}

/**
 * Takes an address's turn at a user name under attack. Turns are per address, so a person waits a
 * minute at most, however many others try.
 * @returns seconds to wait, 0 for none; and the key of the turn, if one was needed
 */
async function takeTurn(
  database: Queryable,
  user: string,
  network: string,
): Promise<{ wait: number; key?: string }> {
  const enough = freeAttempts + Math.ceil(Math.log2(longestGap));
  const recent = await recentAttempts(database, { limit: everywhere, key: user }, enough);
  if (recent < freeAttempts) return { wait: 0 };
  const gap = Math.min(longestGap, 2 ** (recent - freeAttempts));
  const key = `${user} ${network}`;
  const { rows } = await database.query<{ wait: number }>({
    name: 'login-turn',
    // The first request starts the wait; a turn that is due starts the next wait.
    text: `INSERT INTO login_turns AS t (key) VALUES ($1)
           ON CONFLICT (key) DO UPDATE SET
             since = CASE WHEN t.since <= now() - make_interval(secs => $2) THEN now() ELSE t.since END,
             turns = t.turns + (t.since <= now() - make_interval(secs => $2))::int
           RETURNING CASE WHEN since = now() AND turns > 0 THEN 0
             ELSE greatest(1, ceil(extract(epoch FROM since - now()) + $2))::int END AS wait`,
    values: [key, gap],
  });
  return { wait: rows[0]?.wait ?? gap, key };
}

/** Cancels the wait before the address's next attempt: this one was not a guess. */
async function giveBackTurn(database: Queryable, key: string): Promise<void> {
  await database.query(
    'UPDATE login_turns SET since = now() - make_interval(secs => $2) WHERE key = $1',
    [key, longestGap],
  );
}

/** Forgets abandoned turns. */
export async function forgetOldTurns(database: Queryable): Promise<void> {
  await database.query("DELETE FROM login_turns WHERE since < now() - interval '1 day'");
}
