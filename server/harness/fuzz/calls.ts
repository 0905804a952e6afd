import fc from 'fast-check';
import { journalFormats } from 'shared-api/contract/billing/journal';
import { reportNames } from 'shared-api/contract/billing/moneyReports';
import { roles, type Role } from 'shared-api/contract/staff/roles';
import { rawBodies } from './rawBodies.ts';
import { changed, hostilePayload, hostileText, hostileValue } from './hostile.ts';
import type { Route } from './routesOf.ts';

/** A call to the server with a given role. */
export interface Call {
  route: Route;
  as: Role | undefined;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** What callers know about the server. */
export interface Known {
  routes: readonly Route[];
  bodies: Record<string, fc.Arbitrary<unknown>>;
  secrets: readonly string[];
  numbers: readonly string[];
}

/** Encodes a text for URLs; drops what cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 3_000));

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 8 }).map(String) },
  { weight: 2, arbitrary: fc.integer({ min: 9, max: 60 }).map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '999999',
    '2147483648',
    '99999999999999999999',
    '٣',
    'me',
  ),
  fc.constantFrom('%00', '%ED%A0%80', '%', '../../src', '%2F', '%2e%2e%2f', 'x'.repeat(600)),
  hostileText.map(encoded),
);

const cursor = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('', 'a', '5', '2026-01-31', '2026-01-31 09:00:00', 'infinity'),
      hostileValue,
    ),
    fc.oneof(fc.integer({ min: 1, max: 50 }), hostileValue),
  )
  .map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'));

const parameter = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('page', 'page_size', 'cursor', 'q', 'sort', 'from', 'to', 'type', 'paid'),
      fc.constantFrom('status', 'clientId', 'employeeId', 'isActive', 'serviceStatus', 'issued'),
      fc.constantFrom('brand', 'kind', 'direction', 'category', 'counterparty', 'before', 'state'),
      fc.constantFrom('entity', 'recordId', 'name', 'account', 'mapping', 'source', 'paidFrom'),
      fc.constantFrom('column', 'line', 'skip'),
      hostileText,
    ),
    fc.oneof(
      fc.constantFrom(
        '1',
        '2',
        '25',
        'true',
        'false',
        '2026-01-31',
        '-fullName',
        'email',
        'Open',
        'in',
      ),
      fc.constantFrom('balance', 'amount', 'net', '101'),
      fc.constantFrom('invoices', 'clients', 'Janitorial', '2026-01-31_5', '{"day":"a"}', '-price'),
      cursor,
      hostileText,
    ),
  )
  .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);

const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc
      .array(parameter, { minLength: 1, maxLength: 3 })
      .map((all) => `?${all.join('&')}`),
  },
  fc.constantFrom('?kind=carpet', '?kind=floor', '?kind=constructor'),
  fc.constantFrom(
    '?',
    '?%00',
    '?a=%00',
    '?%ED%A0%80=%FF',
    '?a[]=1&a[]=2',
    '?page=1&page=2',
    `?${'x'.repeat(9_000)}=1`,
  ),
  fc.constant(`?${Array.from({ length: 200 }, (_, index) => `a${index}=1`).join('&')}`),
);

const contentType = fc.oneof(
  { weight: 3, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x',
    '',
  ),
);

/** A route's key in the table of bodies. */
export const bareNameOf = ({ method, path }: Route): string =>
  `${method} ${path.replace(/\/$/, '')}`;

/** Calls of every route by every role, from valid to hostile. */
export function callsOf({ routes, bodies, secrets, numbers }: Known): fc.Arbitrary<Call> {
  const parameters: Record<string, fc.Arbitrary<string>> = {
    secret: fc.oneof(fc.constantFrom(...secrets), id),
    number: fc.oneof(
      fc.constantFrom(...numbers),
      id.map((text) => `draft-${text}`),
      id,
    ),
    key: fc.oneof(fc.uuid(), id),
    category: fc.oneof(fc.constantFrom('Janitorial', 'Contracting'), id),
    format: fc.oneof(fc.constantFrom(...journalFormats), id),
    report: fc.oneof(fc.constantFrom(...reportNames), id),
    title: fc.oneof(fc.constantFrom('Carpet', 'Floor', 'Residential', 'Student'), id),
  };
  const others = fc.oneof(...Object.values(bodies));
  const bodyOf = (route: Route): fc.Arbitrary<string | Buffer> => {
    const raw = rawBodies[bareNameOf(route)]?.body;
    if (raw)
      return fc.oneof<fc.MaybeWeightedArbitrary<string | Buffer>[]>(
        { weight: 8, arbitrary: raw },
        hostilePayload,
      );
    const valid = bodies[bareNameOf(route)];
    return fc.oneof(
      { weight: 4, arbitrary: (valid ?? fc.constant({})).map((body) => JSON.stringify(body)) },
      { weight: 6, arbitrary: changed(valid ?? others).map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: hostileValue.map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: hostilePayload },
    );
  };
  const addressOf = ({ path }: Route): fc.Arbitrary<string> =>
    fc
      .tuple(
        ...path
          .split('/')
          .map((part) =>
            part.startsWith(':')
              ? (parameters[part.slice(1)] ?? id)
              : part === '*'
                ? id
                : fc.constant(part),
          ),
      )
      .map((parts) => parts.join('/'))
      // Exactly one leading slash: two would start a host name, and none is not a path.
      .map((whole) => whole.replace(/^\/*/, '/'));
  const callOf = (route: Route): fc.Arbitrary<Call> =>
    fc
      .record({
        as: fc.constantFrom<Role | undefined>(undefined, ...roles, 'Admin', 'Admin'),
        address: addressOf(route),
        query:
          route.method === 'GET'
            ? query
            : fc.oneof({ weight: 6, arbitrary: fc.constant('') }, query),
        type: fc.oneof(
          {
            weight: 9,
            arbitrary: fc.constant(rawBodies[bareNameOf(route)]?.type ?? 'application/json'),
          },
          contentType,
        ),
        payload: route.method === 'GET' ? fc.constant(undefined) : bodyOf(route),
      })
      .map(({ as, address, query: asked, type, payload }) => ({
        route,
        as,
        url: address + asked,
        headers: payload === undefined ? {} : { 'content-type': type },
        ...(payload === undefined ? {} : { payload }),
      }));
  return fc.oneof(...routes.map(callOf));
}
