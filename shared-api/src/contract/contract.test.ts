import { describe, expect, it } from '@jest/globals';
import { catalogue, findService } from './site/catalogue.ts';
import { entities } from './entities/entities.ts';
import { cleanSearch } from './entities/list.ts';
import { fieldsOf } from './fields/schemas.ts';
import { validate } from './testing/inWords.ts';
import { appOf, isPublicPath, routes } from './pages/paths.ts';
import { buildings, findBuilding } from './quotes/buildings.ts';
import { squareFeet } from './quotes/floor.ts';
import { emptyForm, requestOf } from './quotes/formText.ts';
import { quoteKindNames, quoteKinds, quoteSchemaOf } from './quotes/kinds.ts';
import type { Examples } from './quotes/rules.ts';
import { releaseAddress, retryAddress } from './releases/release.ts';
import { can, canChangeField, roleLevel } from './staff/roles.ts';
import { invalidRequests } from './testing/invalidRequests.ts';

describe.each(quoteKindNames)('the %s request', (kind) => {
  const schema = quoteSchemaOf(kind);
  const { valid }: Examples<object> = quoteKinds[kind].examples;
  const invalid = invalidRequests[kind];
  it.each(valid)('accepts %j', (input) => expect(validate(schema, input).errors).toBeUndefined());
  it.each(invalid)('says "$message" at $field', ({ input, field, message }) =>
    expect(validate(schema, input).errors).toEqual({ [field]: message }),
  );

  it('begins as a form with a text for every field', () => {
    expect(Object.keys(emptyForm(schema))).toEqual(fieldsOf(schema).map(({ name }) => name));
  });
});

describe('a request said in the texts of a form', () => {
  it('has a day as noon of that day, numbers, and yes for a ticked box', () => {
    const schema = quoteSchemaOf('carpet');
    const form = { timestamp: '2030-05-01', room: '3', basement: 'on', email: ' A@B.ca ' };
    expect(requestOf(schema, { ...emptyForm(schema), ...form }, 'America/Toronto')).toMatchObject({
      timestamp: Date.parse('2030-05-01T16:00:00Z') / 1000,
      room: 3,
      stairCase: 0,
      basement: true,
      email: 'a@b.ca',
    });
  });

  it('has the number that stands for no choice while nothing is chosen', () => {
    const schema = quoteSchemaOf('residential');
    expect(requestOf(schema, emptyForm(schema), 'UTC')['type']).toBe(2);
    expect(requestOf(schema, { type: '1' }, 'UTC')['type']).toBe(1);
  });

  it('has the first of a list while nothing else is chosen', () => {
    expect(emptyForm(quoteSchemaOf('floor'))).toMatchObject({ installFloorType: 'N/A' });
  });
});

describe('student buildings (docs/product/limits.md)', () => {
  const rooms = (building: string, unit: string) => findBuilding(building)?.roomsOf(unit);
  it('have rooms by the last digit of the unit in King Street Towers', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => rooms('King Street Towers 1', `20${n}`))).toEqual([
      4, 4, 3, 4, 6, 5, 4, 4,
    ]);
    expect([1, 2, 3, 4].map((n) => rooms('King Street Towers 2', `50${n}`))).toEqual([6, 5, 5, 5]);
  });
  it('have five rooms elsewhere, and units of their own', () => {
    expect(buildings.map(({ name }) => name)).toEqual([
      'Bridgeport House',
      'King Street Towers 1',
      'King Street Towers 2',
      'MyRez',
      'Preston House',
    ]);
    expect(rooms('MyRez', '201')).toBe(5);
    for (const { units } of buildings) expect(new Set(units).size).toBe(units.length);
  });
});

it.each([
  ['420', 420],
  ['1,250.5 sq ft', 1250.5],
  ['0', 0],
  ['', undefined],
  ['a lot', undefined],
])('an area of %p is %p square feet', (text, area) => expect(squareFeet(text)).toBe(area));

describe('addresses without a token (docs/product/pages.md "Addresses")', () => {
  it.each([
    '/',
    '/privacy-policy',
    '/gallery',
    '/gallery/3',
    '/contact-us',
    '/services/Janitorial/Carpet',
    '/login',
    '/payment',
    '/all-quotes',
    '/student-special',
    '/services-all',
    '/schedule/secret',
  ])('%s is open', (path) => expect(isPublicPath(path)).toBe(true));
  it.each(['/admin', '/admin/quotes', '/employee/dashboard', '/unknown', '/Services'])(
    '%s is not',
    (path) => expect(isPublicPath(path)).toBe(false),
  );
});

it.each([
  ['/login', 'back-office'],
  ['/admin/quotes/new', 'back-office'],
  ['/schedule/x', 'back-office'],
  ['/', 'public-site'],
  ['/administration', 'public-site'],
])('%s is shown by %s', (path, app) => expect(appOf(path)).toBe(app));

it('writes addresses that can be read back', () => {
  expect(routes.serviceDetail('Janitorial', 'Post Construction')).toBe(
    '/services/Janitorial/Post%20Construction',
  );
  expect(routes.editor('quotes', 'new')).toBe('/admin/quotes/new');
});

describe('who may do what (docs/product/roles.md)', () => {
  it('lets an Admin do everything', () => {
    for (const action of ['read', 'create', 'update', 'delete'] as const) {
      expect(can('Admin', action, 'leads')).toBe(true);
    }
    expect(canChangeField('Admin', 'clients', 'fullName')).toBe(true);
  });
  it('lets an Employee read, but not leads', () => {
    expect(can('Employee', 'read', 'clients')).toBe(true);
    expect(can('Employee', 'read', 'leads')).toBe(false);
    expect(can('Employee', 'create', 'clients')).toBe(false);
    expect(can('Employee', 'update', 'quotes')).toBe(false);
    expect(can('Employee', 'delete', 'clients')).toBe(false);
    expect(canChangeField('Employee', 'clients', 'fullName')).toBe(false);
  });
  it.each([
    ['Admin', 2],
    ['Employee', 1],
    ['Foreman', 1],
  ])('gives %s level %p', (role, level) => expect(roleLevel(role)).toBe(level));
});

describe('the catalogue (docs/product/records.md)', () => {
  it('has seven janitorial and six contracting services', () => {
    const names = (type: string) =>
      catalogue.filter((s) => s.type === type).map(({ serviceName }) => serviceName);
    expect(names('Janitorial')).toEqual([
      'Carpet',
      'Commercial',
      'Grout',
      'Post Construction',
      'Power Wash',
      'Residential',
      'Student Houses',
    ]);
    expect(names('Contracting')).toEqual(['Bathroom', 'Demo', 'Drywall', 'Floor', 'Paint', 'Tile']);
  });
  it('offers no instant quote where the description has none', () => {
    expect(catalogue.filter((s) => !s.quoteAvailable).map((s) => s.serviceName)).toEqual([
      'Power Wash',
      'Bathroom',
      'Demo',
      'Drywall',
      'Tile',
    ]);
  });
  it('is found by category and title together', () => {
    expect(findService('Janitorial', 'Carpet')?.quoteKind).toBe('carpet');
    expect(findService('Contracting', 'Carpet')).toBeUndefined();
  });
});

it.each([
  [
    'clients',
    [
      'sinceTs',
      'fullName',
      'companyName',
      'email',
      'ccEmails',
      'phoneNumber',
      'address',
      'city',
      'postalCode',
      'sendInvoiceToSelf',
    ],
  ],
  [
    'quotes',
    [
      'number',
      'sinceTs',
      'clientId',
      'projectTitle',
      'email',
      'notes',
      'scope',
      'price',
      'laborCost',
      'materialCost',
      'lineData',
      'gDriveLink',
      'additionalPages',
      'hasFiles',
      'requestDateTs',
      'dateTs',
      'category',
      'type',
    ],
  ],
  [
    'contracts',
    [
      'sinceTs',
      'isActive',
      'autoBill',
      'isMonthly',
      'clientId',
      'employeeId',
      'address',
      'city',
      'postalCode',
      'price',
      'empCost',
      'hours',
      'lineData',
      'instructions',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ],
  ],
  ['employees', ['sinceTs', 'fullName', 'email', 'phoneNumber', 'secret']],
  [
    'services',
    [
      'clientId',
      'employeeId',
      'type',
      'serviceStatus',
      'dateTs',
      'address',
      'city',
      'postalCode',
      'price',
      'empCost',
      'hours',
      'lineData',
      'instructions',
    ],
  ],
  [
    'invoices',
    [
      'invoiceNumber',
      'clientId',
      'type',
      'dateTs',
      'paidDateTs',
      'subTotal',
      'tax',
      'total',
      'newLineData',
      'billed',
      'paid',
      'notes',
    ],
  ],
] as const)('%s have the fields of docs/product/records.md', (entity, names) => {
  expect(fieldsOf(entities[entity].schema).map(({ name }) => name)).toEqual(names);
});

it.each([
  ["O'Neil & Sons, #12", 'oneil  sons 12'],
  ['MAPLE-Court', 'maple-court'],
  ['Chloé', 'chloé'],
  ['%_\\', ''],
])('a search for %p is sent as %p', (typed, sent) => expect(cleanSearch(typed)).toBe(sent));

describe('addresses of releases', () => {
  const entry = releaseAddress('back-office', 'abc123', 'remoteEntry.js');
  it('name app, version and file', () =>
    expect(entry).toBe('/releases/back-office/abc123/remoteEntry.js'));
  it('differ with each attempt in the folder, so that chunks differ as well', () => {
    const second = retryAddress(entry, 2);
    expect(second).toBe('/releases/back-office/abc123~2/remoteEntry.js');
    expect(retryAddress(second, 3)).toBe('/releases/back-office/abc123~3/remoteEntry.js');
  });
});
