import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { bookableDays } from 'shared-api/contract/company/bookableDays';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { texts as contact } from 'shared-api/contract/messages/contactTexts.en';
import { texts as fields } from 'shared-api/contract/messages/fieldFaultTexts.en';
import { texts as payments } from 'shared-api/contract/messages/paymentFaultTexts.en';
import { texts as quotes } from 'shared-api/contract/messages/quoteFaultTexts.en';
import { texts as visits } from 'shared-api/contract/messages/visitTexts.en';
import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { englishDay } from 'shared-api/contract/values/englishDays';
import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Language } from 'shared-api/contract/values/language';
import { readCompany } from '../company.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { visitRequest } from '../../harness/testing/testVisits.ts';

const company = await readCompany();
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const blocked = dayIn(40);
const today = companyDay(Date.now() / 1000, company.timeZone);
const lastDay = bookableDays(company, 'carpet', today).last;
const server = serverPerFile({
  company: { ...company, blockedDates: [{ from: blocked, to: blocked, kinds: ['carpet'] }] },
});
// All calls come from one address, and so share its limits.
beforeEach(() => server.database.query('DELETE FROM attempts'));

/** A call of the public site with something wrong in it. */
interface Wrong {
  path: string;
  body: object;
  /** The field that is refused; none where the whole call is. */
  at?: string;
}

/** Makes calls with one field of a right body wrong. */
const against =
  (path: string, right: object) =>
  (at: string, changes: object): Wrong => ({ path, body: { ...right, ...changes }, at });

const wishes = 'quote-answers/unknown/wishes/';
const wish = against(wishes, { name: 'Amara Osei', phone: '519 555 0101', message: '' });
const quote = (kind: QuoteKindName, at: string, changes: object): Wrong =>
  against(`${kind}-quote/`, quoteKinds[kind].examples.valid[0] ?? {})(at, changes);
const visit = against('visit-requests/', visitRequest);
const message = against('contact/', {
  name: 'Ann',
  email: 'ann@example.com',
  subject: '',
  phone: '',
  message: 'Hello',
});
const check = against('check-quote-invoice/', { number: '10001', amount: '113.00' });
const charge = against('process-payment/', {
  token: { id: 'tok_visa' },
  amount: '113.00',
  invoice: '10001',
  key: randomUUID(),
});
const seconds = (iso: string): number => Date.parse(iso) / 1000;

const cases = {
  // Any form
  notObject: { path: 'contact/', body: [] },
  unknownField: message('colour', { colour: 'red' }),
  missing: quote('floor', 'totalArea', { totalArea: undefined }),
  notText: message('name', { name: 7 }),
  wrongType: charge('canLeave', { canLeave: 'yes' }),
  tooLong: message('name', { name: 'a'.repeat(5_000) }),
  unstorable: message('name', { name: 'A\u0000' }),
  notEmail: message('email', { email: 'ann@example' }),
  notUuid: quote('carpet', 'formKey', { formKey: '7' }),
  // Contact and visits
  blankMessage: message('message', { message: ' ' }),
  blankVisit: visit('message', { message: ' ' }),
  noPhone: visit('phone', { phone: 'abc' }),
  // Of a quote
  blankChange: wish('message', { wish: 'change' }),
  blankQuestion: wish('message', { wish: 'ask' }),
  blankPlace: wish('address', { wish: 'book' }),
  noVisitPostalCode: visit('postalCode', { postalCode: '90210' }),
  tooManyPhotos: visit('photos', { photos: Array.from({ length: 40 }, () => randomUUID()) }),
  // Payments
  noDocumentNumber: check('number', { number: '' }),
  notDocumentNumber: check('number', { number: '123' }),
  lowAmount: check('amount', { amount: '0.50' }),
  highAmount: check('amount', { amount: '100000.00' }),
  notAmount: check('amount', { amount: 'much' }),
  noCardToken: charge('token', { token: { id: '' } }),
  foreignCardToken: charge('token', { token: { id: 'card_1' } }),
  // Quotes
  notNumber: quote('carpet', 'room', { room: 'three' }),
  below: quote('carpet', 'room', { room: -1 }),
  above: quote('carpet', 'room', { room: 16 }),
  notInSteps: quote('commercial', 'hours', { hours: 1.25 }),
  notFlag: quote('residential', 'pet', { pet: 1 }),
  notAmong: quote('floor', 'installFloorType', { installFloorType: 'Marble' }),
  tooLittle: quote('carpet', 'room', { room: 0, stairCase: 0, basement: false }),
  noDate: quote('carpet', 'timestamp', { timestamp: 1.5 }),
  lateDate: quote('carpet', 'timestamp', { timestamp: seconds('2100-02-01T17:00:00Z') }),
  dayPassed: quote('carpet', 'timestamp', { timestamp: seconds('2020-02-03T17:00:00Z') }),
  dayTooFar: quote('carpet', 'timestamp', { timestamp: seconds(`${dayIn(3_000)}T17:00:00Z`) }),
  daysBlocked: quote('carpet', 'timestamp', { timestamp: seconds(`${blocked}T17:00:00Z`) }),
  noType: quote('residential', 'type', { type: 2 }),
  noDay: quote('commercial', 'days', { days: { Monday: false } }),
  unknownDay: quote('commercial', 'days', { days: { Holiday: true } }),
  dayNotFlag: quote('commercial', 'days', { days: { Monday: 'yes' } }),
  noFrequency: quote('commercial', 'frequency', { frequency: 'none' }),
  noBuilding: quote('student', 'building', { building: '' }),
  noUnit: quote('student', 'unit', { unit: '' }),
  noDeal: quote('student', 'deal', { deal: 5 }),
  noRoom: quote('student', 'rooms', { commonArea: false, rooms: {} }),
  unknownRoom: quote('student', 'rooms', { rooms: { 7: true } }),
  roomNotFlag: quote('student', 'rooms', { rooms: { 2: 'yes' } }),
  fewerRooms: quote('student', 'rooms', { rooms: { 4: true } }),
  noFloor: quote('floor', 'removeFloorType', {
    removeFloorType: 'N/A',
    installFloorType: 'N/A',
  }),
  areaUnreadable: {
    path: 'floor-quote/price/',
    body: { removeFloorType: 'N/A', installFloorType: 'Tile', totalArea: 'large' },
    at: 'totalArea',
  },
  noArea: quote('floor', 'totalArea', { totalArea: '0' }),
  largeArea: quote('floor', 'totalArea', { totalArea: '999999999' }),
  longArea: quote('floor', 'totalArea', { totalArea: '1'.repeat(400) }),
} satisfies Record<string, Wrong>;

/** Whether an address lacks is known of a quote only. */
beforeAll(async () => {
  const { path, body: asked } = quote('carpet', '', {});
  const { body } = await server.call('POST', path, { body: asked });
  cases.blankPlace.path = wishes.replace('unknown', String(body['secret']));
});

/** What the server says of a call. */
async function answerTo({ path, body, at }: Wrong, language: Language): Promise<string> {
  const answer = await server.call('POST', path, { body, headers: { 'x-language': language } });
  expect([400, 405]).toContain(answer.status);
  const errors = answer.body['errors'] as Record<string, string> | undefined;
  return at === undefined ? String(answer.body['message']) : String(errors?.[at]);
}

/** What each says, in English and in French. */
const said: Record<keyof typeof cases, [string, string]> = {
  notObject: [
    'The body must be an object of fields.',
    'La demande doit être un objet formé de champs.',
  ],
  unknownField: ['There is no field "colour".', 'Il n’y a pas de champ «\u00a0colour\u00a0».'],
  missing: [
    'Total area in sqft is missing.',
    'Veuillez remplir le champ «\u00a0Superficie totale en pi²\u00a0».',
  ],
  notText: ['Name must be text.', 'Nom\u00a0: entrez du texte.'],
  wrongType: ['canLeave is not of the right type.', 'canLeave\u00a0: valeur du mauvais type.'],
  tooLong: ["Name can't be longer than 500 characters.", 'Nom\u00a0: 500 caractères au plus.'],
  unstorable: [
    'Name holds a character that cannot be stored (NUL): remove it.',
    'Nom\u00a0: un caractère ne peut pas être enregistré (NUL). Supprimez-le.',
  ],
  notEmail: ['You must enter a valid email address.', 'Entrez une adresse de courriel valide.'],
  notUuid: ['formKey must be a UUID.', 'formKey\u00a0: il faut un UUID.'],
  blankMessage: ["Message body can't be blank", 'Écrivez votre message.'],
  blankVisit: [
    'Tell us in a few words what it is about.',
    'Dites-nous en quelques mots de quoi il s’agit.',
  ],
  noPhone: [
    'Enter the phone number as (519) 555-0123, or with + and the country code.',
    'Entrez le numéro de téléphone sous la forme 519\u00a0555-0123, ou avec + et l’indicatif du pays.',
  ],
  blankChange: ['Say what should be different.', 'Dites ce qu’il faut modifier.'],
  blankPlace: ['Say where we should come.', 'Dites-nous où aller.'],
  blankQuestion: ['Write your question.', 'Écrivez votre question.'],
  noVisitPostalCode: [
    'Enter the postal code as N2L 3G1.',
    'Entrez le code postal sous la forme N2L 3G1.',
  ],
  tooManyPhotos: [
    'You can send 6 photos with a request. Remove some, or send the others by e-mail.',
    'Une demande peut contenir 6 photos. Retirez-en, ou envoyez les autres par courriel.',
  ],
  noDocumentNumber: [
    'Enter invoice / quote number',
    'Entrez le numéro de facture ou de soumission.',
  ],
  notDocumentNumber: [
    'An invoice / quote number has five digits.',
    'Un numéro de facture ou de soumission a cinq chiffres.',
  ],
  lowAmount: ["Amount can't be lower than $1.00", 'Le montant doit être d’au moins 1,00\u00a0$.'],
  highAmount: [
    'Card payments go up to $99,999.99. Please call us to pay more.',
    'Les paiements par carte vont jusqu’à 99\u00a0999,99\u00a0$. Appelez-nous pour payer davantage.',
  ],
  notAmount: [
    'Amount must be dollars and cents, written as 1234.50.',
    'Entrez le montant en dollars et en cents, par exemple 1234,50.',
  ],
  noCardToken: ['The card token is missing.', 'Le jeton de carte est absent.'],
  foreignCardToken: [
    'The card token must be one of the provider.',
    'Le jeton de carte n’est pas du fournisseur de paiement.',
  ],
  notNumber: ['Rooms must be a number.', 'Pièces\u00a0: entrez un nombre.'],
  below: ["Rooms can't be less than 0.", 'Pièces\u00a0: 0 au moins.'],
  above: ["Rooms can't be more than 15.", 'Pièces\u00a0: 15 au plus.'],
  notInSteps: [
    'Hours can only be whole or half numbers, such as 1.5.',
    'Heures par visite\u00a0: entrez un nombre entier ou une demie, par exemple 1,5.',
  ],
  notFlag: [
    'Pets at home must be true or false.',
    'Animaux à la maison\u00a0: répondez par oui ou par non.',
  ],
  notAmong: [
    'Floor to install must be one of: N/A, Carpet, Hardwood, Laminate, Tile, Vinyl.',
    'Plancher à poser\u00a0: choisissez parmi Aucun, Tapis, Bois franc, Stratifié, Carreaux, Vinyle.',
  ],
  tooLittle: ['Must meet minimum service requirements.', 'Choisissez au moins un service.'],
  noDate: ['Choose a date.', 'Choisissez une date.'],
  lateDate: ['Choose a date before the year 2100.', 'Choisissez une date avant l’an 2100.'],
  dayPassed: [
    'This date has passed. Please choose a later one.',
    'Cette date est passée. Choisissez-en une plus tardive.',
  ],
  dayTooFar: [
    `We book services up to ${englishDay(lastDay)}. Please choose an earlier date.`,
    `Les réservations sont ouvertes jusqu’au ${frenchDay(lastDay)}. Choisissez une date plus rapprochée.`,
  ],
  daysBlocked: [
    `Currently not scheduling any appointments for the dates: ${englishDay(blocked)}`,
    `Aucun rendez-vous n’est possible pour l’instant aux dates suivantes\u00a0: le\u00a0${frenchDay(blocked)}.`,
  ],
  noType: ['Select service type.', 'Choisissez le type de service.'],
  noDay: ['Must select a day.', 'Choisissez au moins un jour.'],
  unknownDay: ['Days are Monday to Sunday.', 'Les jours vont du lundi au dimanche.'],
  dayNotFlag: ['Monday must be true or false.', 'Lundi\u00a0: répondez par oui ou par non.'],
  noFrequency: [
    'Select how often to repeat this service.',
    'Choisissez la fréquence de ce service.',
  ],
  noBuilding: ['Please select a building.', 'Choisissez un immeuble.'],
  noUnit: ['Please select a unit.', 'Choisissez un logement.'],
  noDeal: [
    'Choose one visit, or a deal of 4, 8 or 12.',
    'Choisissez une seule visite ou un forfait de 4, 8 ou 12.',
  ],
  noRoom: ['Select one of the options below.', 'Choisissez au moins une des options.'],
  unknownRoom: ['Rooms are 1 to 6.', 'Les chambres vont de 1 à 6.'],
  roomNotFlag: ['Room 2 must be true or false.', 'Chambre 2\u00a0: répondez par oui ou par non.'],
  fewerRooms: ['This unit has 3 rooms.', 'Ce logement a 3 chambres.'],
  noFloor: [
    'Must select floor type for either install or remove',
    'Choisissez un plancher à poser ou à enlever.',
  ],
  areaUnreadable: [
    'Enter the total area in square feet as a number, such as 420.',
    'Entrez la superficie totale en pieds carrés, par exemple 420.',
  ],
  noArea: [
    'Service area must be greater than 0 sqft',
    'La superficie doit être de plus de 0\u00a0pi².',
  ],
  largeArea: [
    'For more than 50,000 sqft please call us: we price such areas on site.',
    'Pour plus de 50\u00a0000\u00a0pi², veuillez nous appeler\u00a0: nous en établissons le prix sur place.',
  ],
  longArea: [
    "Total area in sqft can't be longer than 20 characters.",
    'Superficie totale en pi²\u00a0: 20 caractères au plus.',
  ],
};

it.each(Object.keys(cases) as (keyof typeof cases)[])(
  '%s is said in both languages',
  async (code) => {
    const wrong: Wrong = cases[code];
    expect([await answerTo(wrong, 'en'), await answerTo(wrong, 'fr')]).toEqual(said[code]);
  },
);

it('a decimal comma is to be a point in English, and is right in French', async () => {
  const wrong = quote('floor', 'totalArea', { totalArea: '1250,5' });
  expect(await answerTo(wrong, 'en')).toBe('Use a point for decimals: 1250.5.');
  const french = { body: wrong.body, headers: { 'x-language': 'fr' } };
  expect((await server.call('POST', wrong.path, french)).status).toBe(200);
});

it('no message of the public forms is left out', () => {
  const all = { ...fields, ...contact.faults, ...visits.faults, ...payments, ...quotes };
  expect([...Object.keys(cases), 'usePoint'].sort()).toEqual(Object.keys(all).sort());
});
