import { describe, expect, it } from '@jest/globals';
import { catalogue, findService } from './catalogue.ts';
import { entities } from './entities/entities.ts';
import { cleanSearch } from './entities/list.ts';
import { fieldsOf, validate } from './fields.ts';
import { appOf, isPublicPath, routes } from './paths.ts';
import { emptyForm, requestOf } from './quotes/formText.ts';
import { quoteKindNames, quoteKinds } from './quotes/kinds.ts';
import { releaseAddress, retryAddress } from './release.ts';
import { can, canChangeField, roleLevel } from './roles.ts';

describe.each(quoteKindNames)('the %s request', (kind) => {
  const { schema, examples } = quoteKinds[kind];
  it.each(examples.valid)('accepts %j', (input) =>
    expect(validate(schema, input).errors).toBeUndefined(),
  );
  it.each(examples.invalid)('says "$message" at $field', ({ input, field, message }) =>
    expect(validate(schema, input).errors).toEqual({ [field]: message }),
  );

  it('can be said in the texts of a form', () => {
    const empty = emptyForm(schema);
    expect(Object.keys(empty)).toEqual(fieldsOf(schema).map(({ name }) => name));
    const form = {
      ...empty,
      timestamp: '2030-05-01',
      room: '3',
      basement: 'on',
      email: ' A@B.ca ',
    };
    expect(requestOf(schema, form, 'America/Toronto')).toMatchObject({
      timestamp: Date.parse('2030-05-01T16:00:00Z') / 1000,
      room: 3,
      basement: true,
      email: 'a@b.ca',
    });
  });
});

describe('addresses without a token (specification 2.1)', () => {
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

describe('who may do what (product.md "Roles")', () => {
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

describe('the catalogue (specification 3)', () => {
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
  it('offers no instant quote where the specification has none', () => {
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
] as const)('%s have the fields of specification 3', (entity, names) => {
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
