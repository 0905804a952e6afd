import type { InferType } from 'yup';
import type { Category } from '../values/categories.ts';
import type { Language } from '../values/language.ts';
import { wordsWith, type Words } from '../fields/words.ts';
import { texts as contact } from '../messages/contactTexts.en.ts';
import { texts as fieldFaults } from '../messages/fieldFaultTexts.en.ts';
import { texts as officeFaults } from '../messages/officeFaultTexts.en.ts';
import type { LabelSet } from '../messages/faults.ts';
import { texts as officeLabels } from '../messages/officeLabelTexts.en.ts';
import { texts as officeValues } from '../messages/officeValueTexts.en.ts';
import { texts as quoteFaults } from '../messages/quoteFaultTexts.en.ts';
import { texts as quoteLabels } from '../messages/quoteLabelTexts.en.ts';
import { texts as visit } from '../messages/visitTexts.en.ts';
import type { entities, EntityName } from './entities.ts';
import type { visitTimes } from '../site/visitLimits.ts';
import type { weekdays } from './contract.ts';
import type { MonthWeek, Repeat } from './contractRepeat.ts';
import type { leadCloseReasons, leadSources, leadStatuses } from './lead.ts';
import type { serviceStatuses } from './service.ts';

/** A label for every field of a record. */
type RecordLabels = {
  [E in EntityName]: Record<keyof InferType<(typeof entities)[E]['schema']>, string>;
};

/** A word for everything that is stored. */
interface ValueWords {
  entities: Record<EntityName, Record<'singular' | 'plural' | 'title', string>>;
  serviceStatus: Record<(typeof serviceStatuses)[number], string>;
  leadStatus: Record<(typeof leadStatuses)[number], string>;
  leadCloseReason: Record<(typeof leadCloseReasons)[number], string>;
  leadSource: Record<(typeof leadSources)[number], string>;
  visitTime: Record<(typeof visitTimes)[number], string>;
  category: Record<Category, string>;
  language: Record<Language, string>;
  repeat: Record<Repeat, string>;
  monthWeek: Record<MonthWeek, string>;
  shortDays: Record<(typeof weekdays)[number], string>;
}

const {
  category,
  language,
  leadCloseReason,
  leadSource,
  leadStatus,
  monthWeek,
  repeat,
  serviceStatus,
  visitTime,
} = officeValues satisfies ValueWords;

const words = wordsWith(
  { ...fieldFaults, ...quoteFaults, ...contact.faults, ...visit.faults, ...officeFaults },
  { ...quoteLabels, ...contact.labels, ...visit.labels, ...(officeLabels satisfies RecordLabels) },
);

/** The words for stored values, by schema and field. */
const valueWords: Partial<Record<LabelSet, Record<string, Readonly<Record<string, string>>>>> = {
  clients: { language },
  contracts: { repeat, monthWeek },
  services: { serviceStatus, type: category },
  quotes: { category },
  invoices: { type: category },
  leads: {
    status: leadStatus,
    source: leadSource,
    requestTime: visitTime,
    closeReason: leadCloseReason,
    language,
  },
  leadClient: { language },
};

/**
 * Labels and messages for all forms, with the words for stored values and the headings of tables: the
 * office shows those of records and of quotes.
 */
export const officeWords: Words = {
  ...words,
  labelled(schema) {
    const set = schema.meta()?.labels;
    const own = set === undefined ? undefined : valueWords[set];
    return words.labelled(schema).map((field) => {
      const wordsOfValues = own?.[field.name];
      return {
        ...field,
        ...(wordsOfValues && { words: wordsOfValues }),
        ...(field.columns && {
          headings: field.columns.map((column) => officeLabels.columns[column]),
        }),
      };
    });
  },
};
