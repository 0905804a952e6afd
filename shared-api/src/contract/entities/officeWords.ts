import type { InferType } from 'yup';
import { wordsWith } from '../fields/words.ts';
import { texts as contact } from '../messages/contactTexts.en.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as officeFaults } from '../messages/officeFaultTexts.en.ts';
import { texts as officeLabels } from '../messages/officeLabelTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { texts as quoteLabels } from '../messages/quoteLabelTexts.en.ts';
import { texts as visit } from '../messages/visitTexts.en.ts';
import type { entities, EntityName } from './entities.ts';

/** A label for every field of a record. */
type RecordLabels = {
  [E in EntityName]: Record<keyof InferType<(typeof entities)[E]['schema']>, string>;
};

/** Labels and messages for all forms: the office shows those of records and of quotes. */
export const officeWords = wordsWith(
  { ...fieldFaults, ...quoteFaults, ...contact.faults, ...visit.faults, ...officeFaults },
  { ...quoteLabels, ...contact.labels, ...visit.labels, ...(officeLabels satisfies RecordLabels) },
);
