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
  /** Of a user name, from a browser that has logged in with it before. */
  device: { kind: 'login-device', most: 5, minutes: 15 },
  /** Of a user name, from an address; and of any names from it. */
  userAtAddress: { kind: 'login-user-address', most: 5, minutes: 15 },
  address: { kind: 'login-address', most: 30, minutes: 15 },
  /** Codes of a second factor; they are asked for only after the right password. */
  deviceCode: { kind: 'login-code-device', most: 5, minutes: 15 },
  code: { kind: 'login-code', most: 10, minutes: 60 },
} satisfies Record<string, Limit>;

/** Attempts of a user name from unknown browsers, wherever they come from: these only slow down. */
const everywhere = { kind: 'login-user', minutes: 15 };

/** Attempts from unknown browsers in those minutes that cost no wait. */
const freeAttempts = 10;

/** Longest wait between two attempts of an address at a user name that is guessed at, in seconds. */
const longestGap = 55;

/** Who tries to log in. */
export interface LoginAttempt {
  username: string;
  /** The network address that the request came from. */
  address: string;
  /** Hash of the device's token, where this user has logged in with that device before. */
  device: Buffer | undefined;
}

/** An attempt that was let in and counted, or how many seconds it has to wait. */
export type TakenAttempt =
  { isTaken: true; giveBack(): Promise<void> } | { isTaken: false; wait: number };

/** People type passwords into the wrong field: names are counted under their hash. */
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
  const share = [
    { limit: limits.userAtAddress, key: `${user} ${network}` },
    { limit: limits.address, key: network },
  ];
  const taken = await take(database, share);
  if (!taken.isTaken) return taken;
  const turn = await takeTurn(database, user, network);
  if (turn.wait > 0) {
    await giveBackAttempt(database, share);
    return { isTaken: false, wait: turn.wait };
  }
  const slowing = { limit: everywhere, key: user };
  await countAttempt(database, slowing);
  return {
    isTaken: true,
    async giveBack() {
      await giveBackAttempt(database, [...share, slowing]);
      if (turn.key !== undefined) await giveBackTurn(database, turn.key);
    },
  };
}

/**
 * Which attempts are to be made one after the other. One that is under way is counted until its
 * password turns out right: side by side, right ones would keep each other out.
 */
export const attemptsInTurn = ({ username, address, device }: LoginAttempt): string =>
  device ? `${userKey(username)} ${device.toString('base64url')}` : networkOf(address);

/** Decides whether a code of a second factor may be tried, and counts it. */
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
 * Takes an address's turn at a user name that is guessed at from many places. Turns are per address:
 * however many others ask, a person waits a minute at most.
 * @returns seconds until it may try, 0 for now; and the key of the turn, unless none was needed
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
    // Asking the first time begins the wait; a turn that is due begins the next one.
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

/** Lets the next attempt of an address follow at once: this one was no guess. */
async function giveBackTurn(database: Queryable, key: string): Promise<void> {
  await database.query(
    'UPDATE login_turns SET since = now() - make_interval(secs => $2) WHERE key = $1',
    [key, longestGap],
  );
}

/** Forgets turns that nobody waits for any more. */
export async function forgetOldTurns(database: Queryable): Promise<void> {
  await database.query("DELETE FROM login_turns WHERE since < now() - interval '1 day'");
}
