import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import {
  checkbox,
  email,
  language,
  longText,
  phone,
  postalCode,
  text,
} from '../../fields/fields.ts';
import { basedOn, isGiven } from '../../fields/requestFields.ts';
import { fault } from '../../messages/faults.ts';
import { languages } from '../../values/language.ts';

/** Most further addresses and contacts of a client, each; most characters of a label or a role, and of notes. */
export const placeLimits = { most: 50, label: 60, notes: 500 };

/** The id of the main address and of the main contact, which are the client's own fields. */
export const mainPlace = 0;

/** The mails of which a contact may get a copy. */
export const contactMails = ['invoices', 'statements', 'quotes'] as const;
export type ContactMails = (typeof contactMails)[number];

const label = () => text().max(placeLimits.label, fault('tooLong', { most: placeLimits.label }));

const addressFields = () => ({
  label: label(),
  address: text().test('given', fault('missing'), isGiven),
  city: text(),
  postalCode: postalCode(),
  notes: longText().max(placeLimits.notes, fault('tooLong', { most: placeLimits.notes })),
});

/** A further address of a client. */
export const clientAddressSchema = yup
  .object({ ...addressFields(), isBilling: checkbox() })
  .meta({ labels: 'clientPlaces' });
export type ClientAddressInput = yup.InferType<typeof clientAddressSchema>;

/** A change of a client's address. */
export const changedAddressSchema = yup
  .object({ ...addressFields(), version: basedOn() })
  .meta({ labels: 'clientPlaces' });
export type ChangedAddress = yup.InferType<typeof changedAddressSchema>;

const contactFields = () => ({
  name: text().test('anything', fault('emptyContact'), (name, { parent }) => {
    // Undefined where the field is described by itself.
    const others = parent as { email?: string; phone?: string } | undefined;
    return [name, others?.email, others?.phone].some(isGiven);
  }),
  role: label(),
  email: email(),
  phone: phone(),
  language: language(),
  getsInvoices: checkbox(),
  getsStatements: checkbox(),
  getsQuotes: checkbox(),
});

/** A further contact of a client. */
export const clientContactSchema = yup.object(contactFields()).meta({ labels: 'clientPlaces' });
export type ClientContactInput = yup.InferType<typeof clientContactSchema>;

/** A change of a client's contact. */
export const changedContactSchema = yup
  .object({ ...contactFields(), version: basedOn() })
  .meta({ labels: 'clientPlaces' });
export type ChangedContact = yup.InferType<typeof changedContactSchema>;

/** The address or contact as it was looked at. */
export const seenPlaceSchema = yup.object({ version: basedOn() }).meta({ labels: 'clientPlaces' });

/** All addresses and contacts of a client; the main ones come first, with the id 0 and the client's version. */
export const clientPlacesAnswer = answer.object({
  addresses: answer.list(
    answer.object({
      id: answer.number(),
      version: answer.number(),
      label: answer.text(),
      address: answer.text(),
      city: answer.text(),
      postalCode: answer.text(),
      notes: answer.text(),
      isBilling: answer.flag(),
    }),
  ),
  contacts: answer.list(
    answer.object({
      id: answer.number(),
      version: answer.number(),
      name: answer.text(),
      role: answer.text(),
      email: answer.text(),
      phone: answer.text(),
      language: answer.oneOf(languages),
      getsInvoices: answer.flag(),
      getsStatements: answer.flag(),
      getsQuotes: answer.flag(),
    }),
  ),
});
export type ClientPlaces = yup.InferType<typeof clientPlacesAnswer>;
export type ClientAddress = ClientPlaces['addresses'][number];
export type ClientContact = ClientPlaces['contacts'][number];
