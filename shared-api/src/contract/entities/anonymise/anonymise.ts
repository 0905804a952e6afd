import * as yup from 'yup';
import * as answer from '../../fields/answers.ts';
import { basedOn, reason } from '../../fields/requestFields.ts';

/** What stands in the way of anonymising a client. */
export const anonymiseObstacles = [
  'anonymised',
  'owed',
  'onAccount',
  'contracts',
  'services',
  'drafts',
  'mails',
] as const;
export type AnonymiseObstacle = (typeof anonymiseObstacles)[number];

/** What is erased of a client. */
export const erasedKinds = [
  'fields',
  'addresses',
  'contacts',
  'notes',
  'tags',
  'contracts',
  'services',
  'quotes',
  'requests',
  'photos',
  'mails',
  'history',
  'imports',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What the law wants kept of a client. */
export const keptKinds = ['invoices', 'credits', 'acceptedQuotes', 'payments'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** What anonymising a client would erase, and what has to stay. */
export const anonymisePreviewAnswer = answer.object({
  obstacles: answer.list(answer.oneOf(anonymiseObstacles)),
  erased: answer.list(answer.object({ kind: answer.oneOf(erasedKinds), count: answer.number() })),
  kept: answer.list(answer.object({ kind: answer.oneOf(keptKinds), count: answer.number() })),
});
export type AnonymisePreview = yup.InferType<typeof anonymisePreviewAnswer>;

/** Input for anonymising a client. */
export const anonymiseSchema = yup
  .object({ version: basedOn(), reason: reason() })
  .meta({ labels: 'anonymise' });
