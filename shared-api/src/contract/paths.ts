import type { EntityName } from './entities/entities.ts';

/**
 * First segments of the addresses that are open without a stored token; the empty one is the root
 * (specification 2.1).
 */
const publicSegments = new Set([
  '',
  'privacy-policy',
  'gallery',
  'contact-us',
  'services',
  'login',
  'payment',
  'all-quotes',
  'student-special',
  'services-all',
  'schedule',
]);

const officeSegments = new Set(['login', 'admin', 'employee', 'schedule']);

const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Whether an address may be opened without a token; any other redirects to the root (2.1). */
export const isPublicPath = (pathname: string): boolean =>
  publicSegments.has(firstSegment(pathname));

/** Which app shows an address. */
export const appOf = (pathname: string): 'public-site' | 'back-office' =>
  officeSegments.has(firstSegment(pathname)) ? 'back-office' : 'public-site';

/** Addresses of the product's pages (specification 2.1, 2.13). */
export const routes = {
  home: () => '/',
  allServices: () => '/services-all',
  serviceDetail: (category: string, title: string) =>
    `/services/${encodeURIComponent(category)}/${encodeURIComponent(title)}`,
  allQuotes: () => '/all-quotes',
  payment: () => '/payment',
  contact: () => '/contact-us',
  privacyPolicy: () => '/privacy-policy',
  gallery: () => '/gallery',
  story: (position: number) => `/gallery/${position}`,
  studentSpecial: () => '/student-special',
  login: () => '/login',
  schedule: (secret: string) => `/schedule/${encodeURIComponent(secret)}`,
  dashboard: () => '/admin/dashboard',
  employeeDashboard: () => '/employee/dashboard',
  /** The week board; of this week where no day is given. */
  board: (week?: string) => (week === undefined ? '/admin/board' : `/admin/board?week=${week}`),
  settings: () => '/admin/settings',
  releases: () => '/admin/releases',
  /** The list of services, where staff who are no Admins begin (specification 2.10). */
  staffServices: () => '/admin/services',
  list: (entity: EntityName) => `/admin/${entity}`,
  editor: (entity: EntityName, id: number | 'new') => `/admin/${entity}/${id}`,
} as const;

/** Paths of the API below `/api/` (specification 7; product.md "HTTP conventions"). */
export const apiPaths = {
  list: (entity: EntityName) => `${entity}/`,
  search: (entity: EntityName) => `${entity}/search/`,
  record: (entity: EntityName, id: number) => `${entity}/${id}/`,
  create: (entity: EntityName) => `${entity}/create`,
  update: (entity: EntityName, id: number) => `${entity}/update/${id}/`,
  delete: (entity: EntityName, id: number) => `${entity}/delete/${id}`,
  quote: (kind: string) => `${kind}-quote/`,
  export: (entity: EntityName) => `${entity}/export/`,
  history: (entity: EntityName, id: number) => `${entity}/history/${id}`,
  restore: (entity: EntityName, id: number) => `${entity}/restore/${id}`,
  mails: (entity: EntityName, id: number) => `mails/?entity=${entity}&recordId=${id}`,
  contact: () => 'contact/',
  dealTiers: () => 'deal-tiers/',
  rateCard: () => 'rate-card/',
  rateCardTrial: () => 'rate-card/trial',
  people: () => 'people/',
  peopleHistory: () => 'people/history/',
  createPerson: () => 'people/create',
  personDisabled: (id: number) => `people/${id}/disabled`,
  personPassword: (id: number) => `people/${id}/password`,
  outbox: () => 'mails/',
  resendMail: (id: number) => `mails/resend/${id}`,
  login: () => 'rest-auth/login/',
  logout: () => 'rest-auth/logout/',
  company: () => 'company/',
  reports: () => 'reports/',
  contractServices: (id: number) => `create-contract-services/${id}`,
  dailyUpdate: () => 'daily-update',
  paymentSettings: () => 'payment-settings/',
  paymentCheck: () => 'check-quote-invoice/',
  processPayment: () => 'process-payment/',
  paymentStatus: (key: string) => `payment-status/${key}`,
  chartData: () => 'generate-chart-data/',
  syncDashboardData: () => 'sync-dashboard-data',
  bankTransactions: () => 'bank-transactions/',
  bankStatements: () => 'bank-statements/',
  bankRules: () => 'bank-rules/',
  paymentSuggestions: () => 'payment-suggestions/',
  paymentSuggestion: (id: number, action: 'accept' | 'undo' | 'refuse') =>
    `payment-suggestions/${id}/${action}`,
  receivePayment: (id: number) => `receive-payment/${id}/`,
  invoiceFile: (name: string) => `download-invoice/${name}`,
  quoteFile: (number: number) => `download-quote/${number}`,
  statement: (clientId: number) => `invoices/download-csv/${clientId}`,
  schedule: (secret: string) => `todays-services-summary/${encodeURIComponent(secret)}`,
  scheduleMark: (secret: string) => `todays-services-summary/${encodeURIComponent(secret)}/mark`,
  board: (day: string) => `board/?from=${day}`,
  boardMove: (id: number) => `board/move/${id}`,
  releases: () => 'releases/',
  releaseLive: () => 'releases/live',
  releaseShare: () => 'releases/share',
  releasePreview: () => 'releases/preview',
  endReleasePreview: () => 'releases/preview/end',
  replaceSecret: (id: number) => `employees/replace-secret/${id}`,
} as const;
