import { findBuilding } from 'shared-api/contract/quotes/buildings';
import {
  quoteKinds,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { rooms } from 'shared-api/contract/quotes/buildings';

/** A request that is tried out: all fields that a visitor's form would send, by name. */
export type TrialRequest = Record<string, unknown>;

/** What a trial of a kind begins with: its contract's first example, whole and valid. */
export function firstRequest(kind: QuoteKindName): TrialRequest {
  const example: AnyQuoteRequest | undefined = quoteKinds[kind].examples.valid[0];
  return { ...example };
}

/** Rooms one to so many of a student unit are asked for. */
export const withRooms = (request: TrialRequest, amount: number): TrialRequest => ({
  ...request,
  rooms: Object.fromEntries(rooms.map((room, index) => [room, index < amount])),
});

/** How many rooms a student request asks for. */
export const roomsOf = ({ rooms: chosen }: TrialRequest): number =>
  Object.values(chosen ?? {}).filter((is) => is === true).length;

/** Rooms of the unit of a student request. */
export function mostRooms({ building, unit }: TrialRequest): number {
  return findBuilding(String(building))?.roomsOf(String(unit)) ?? 1;
}

/** Another building, with its first unit and no more rooms than that has. */
export function inBuilding(request: TrialRequest, name: string): TrialRequest {
  const next = { ...request, building: name, unit: findBuilding(name)?.units[0] ?? '' };
  return withRooms(next, Math.min(roomsOf(request), mostRooms(next)));
}
