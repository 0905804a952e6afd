import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitPageData } from 'shared-api/contract/pages/pageData';
import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { photoLimits, visitSchema, type UploadedPhoto } from 'shared-api/contract/site/visit';
import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import { splitLanguage } from 'shared-api/contract/values/language';
import { uuid } from 'shared-api/contract/values/uuid';
import { errorsIn, HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { tooLarge } from '../photos/photoRoutes.ts';
import { submissionKey } from '../submissionKey.ts';
import { requestVisit } from '../visits/requestVisit.ts';
import { pathOf, sendPage, type FormContext } from './answerForms.ts';
import { pageDataOf } from './pageDataOf.ts';
import { readMultipart, type FormField } from '../http/readMultipart.ts';

/** A form as it was sent: its texts, and what became of its files. */
interface SentForm {
  values: FormText;
  formKey: string;
  /** Kept by the server, those of an earlier try included. */
  photos: UploadedPhoto[];
  /** Why others were not taken. */
  photoErrors: string[];
}

/** What came of a form: a status, and what its page says. */
interface VisitOutcome {
  status: number;
  page: Omit<VisitPageData, 'path' | 'fromPrices'>;
}

const names = [
  'name',
  'email',
  'phone',
  'address',
  'postalCode',
  'message',
  'day',
  'time',
] as const;

/** Lets a scope take forms with files; they arrive as streams, which their handlers read. */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}

/**
 * Answers a request for a visit that was sent without scripts. What was typed and the photos that
 * could be read survive a refusal: the photos stay on the server, under the form's key.
 */
export async function answerVisit(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
  service: ServiceKey,
): Promise<FastifyReply> {
  const { language, path } = splitLanguage(pathOf(request));
  const form = await readForm(context, request, reply, service);
  const { status, page } = await outcomeOf(context, request, service, form);
  const shown = await pageDataOf(context, path, language);
  return sendPage(context, reply, status, { ...shown.page, path: decodeURI(path), ...page });
}

async function outcomeOf(
  context: FormContext,
  request: FastifyRequest,
  service: ServiceKey,
  form: SentForm,
): Promise<VisitOutcome> {
  const { values, formKey, photos, photoErrors } = form;
  const page = { values: { ...values, formKey }, photos, photoErrors };
  const language = languageOf(request);
  const ids = photos.map(({ id }) => id);
  const texts = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const { value, errors } = validate(visitSchema, { ...texts, service, formKey, photos: ids });
  const found = {
    ...(errors && errorsIn(language, errors, visitSchema)),
    ...(photoErrors.length > 0 && { photos: photoErrors.join(' ') }),
  };
  if (!value || photoErrors.length > 0) return { status: 400, page: { ...page, errors: found } };
  try {
    const message = await requestVisit(context, value, request, language);
    return { status: 200, page: { ...page, message } };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message: failure, errors: refused } = error.bodyIn(language);
    return {
      status: error.status,
      page: { ...page, failure, ...(refused && { errors: refused }) },
    };
  }
}

async function readForm(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
  service: ServiceKey,
): Promise<SentForm> {
  const { photos } = context;
  const language = languageOf(request);
  const now = Date.now() / 1000;
  const photoErrors: string[] = [];
  const added: UploadedPhoto[] = [];
  const refuse = (error: unknown): void => {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
    photoErrors.push(error.bodyIn(language).message);
  };

  /** The form's key: of its own, or of what has been typed. */
  const keyIn = (fields: readonly FormField[]): string => {
    const values = Object.fromEntries(fields);
    const { formKey = '' } = values;
    return uuid.test(formKey) ? formKey : submissionKey(request.ip, { ...values, service }, now);
  };
  let formKey: string | undefined;
  let fields: readonly FormField[];
  if (request.body instanceof Readable) {
    photos.places.take(request.ip, reply.raw);
    fields = await readMultipart(request.body, {
      headers: request.headers,
      largestFile: photoLimits.bytes,
      async onFile({ name, bytes }, before) {
        try {
          if (!bytes) throw tooLarge(name);
          formKey ??= keyIn(before);
          if (added.length + idsIn(before).length >= photoLimits.count) throw tooMany();
          added.push(await photos.keep(request, formKey, { name, bytes }));
        } catch (error) {
          refuse(error);
        }
      },
    });
  } else {
    fields = Object.entries((request.body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  }
  formKey ??= keyIn(fields);
  const earlier = await photos.uploaded(request, formKey, idsIn(fields));
  return {
    values: Object.fromEntries(
      fields.filter(([name]) => (names as readonly string[]).includes(name)),
    ),
    formKey,
    photos: [...earlier, ...added],
    photoErrors: [...new Set(photoErrors)],
  };
}

/** Photos that were uploaded before: ticked one by one, or listed by the form's script. */
const idsIn = (fields: readonly FormField[]): string[] =>
  fields
    .filter(([name]) => name === 'photos')
    .flatMap(([, ids]) => ids.split(' '))
    .filter((id) => uuid.test(id))
    .slice(0, photoLimits.count);

const tooMany = () =>
  new HttpError(400, { code: 'tooManyPhotos', params: { most: photoLimits.count } });
