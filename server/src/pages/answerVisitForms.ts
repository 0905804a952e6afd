import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitPageData } from 'shared-api/contract/pages/pageData';
import { photoSentences, type LeftOut } from 'shared-api/contract/messages/photos/photoSentences';
import { validate } from 'shared-api/contract/fields/schemas';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import { visitSchema, type UploadedPhoto } from 'shared-api/contract/site/visit';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, splitLanguage } from 'shared-api/contract/values/language';
import { uuid } from 'shared-api/contract/values/uuid';
import { errorsIn, HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import { PhotoError } from '../photos/PhotoError.ts';
import { tooLarge } from '../photos/photoRoutes.ts';
import { faultOfFile } from '../photos/readPhoto.ts';
import { refusalTexts } from '../refusals/texts.ts';
import { submissionKey } from '../submissionKey.ts';
import { requestVisit } from '../visits/requestVisit.ts';
import { beginUpload, markStored } from '../photos/arrivedUpload.ts';
import { pathOf, sendPage, textsOf, type FormContext } from './answerForms.ts';
import { pageDataOf } from './pageDataOf.ts';
import { readMultipart, type FormField } from '../http/readMultipart.ts';

/** A form as it was sent: its texts, and what became of its files. */
interface SentForm {
  values: FormText;
  formKey: string;
  /** Kept by the server, those of an earlier try included. */
  photos: UploadedPhoto[];
  /** Why others were not taken, a sentence each. */
  photoErrors: string[];
  /** The status of a page that says so. */
  photoStatus: number;
}

/** What came of a form: the key of its confirmation. */
interface Sent {
  sent: string;
}

/** Why nothing came of a form: a status, and what its page says. */
interface Refused {
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
 * Leads to the page that confirms a request for a visit, or shows again what is wrong with it. What was typed and the photos that
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
  const outcome = await tryToSend(context, request, service, form);
  if ('sent' in outcome) {
    // An address of its own: a reload sends neither the photos nor the request again.
    return reply.redirect(inLanguage(language, routes.requestSent(outcome.sent)), 303);
  }
  const { status, page } = outcome;
  const shown = await pageDataOf(context, path, language);
  return sendPage(context, reply, status, { ...shown.page, path: decodeURI(path), ...page });
}

async function tryToSend(
  context: FormContext,
  request: FastifyRequest,
  service: ServiceKey,
  form: SentForm,
): Promise<Refused | Sent> {
  const { values, formKey, photos, photoErrors, photoStatus } = form;
  const page = { values: { ...values, formKey }, photos, photoErrors };
  const language = languageOf(request);
  const ids = photos.map(({ id }) => id);
  const texts = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const { value, errors } = validate(visitSchema, { ...texts, service, formKey, photos: ids });
  const found = {
    ...(errors && errorsIn(language, errors, visitSchema)),
    ...(photoErrors.length > 0 && { photos: photoErrors.join('\n') }),
  };
  if (!value || photoErrors.length > 0) {
    return { status: errors ? 400 : photoStatus, page: { ...page, errors: found } };
  }
  try {
    return { sent: await requestVisit(context, value, request, language) };
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
  const leftOut: LeftOut[] = [];
  const otherErrors = new Set<string>();
  /** Names of files above the limit on their number. */
  const above: string[] = [];
  const added: UploadedPhoto[] = [];
  let photoStatus = 400;
  // Not even a storage that is away costs anybody what they have typed.
  const refuse = (error: HttpError): void => {
    if (error instanceof PhotoError) leftOut.push(error.leftOut);
    else otherErrors.add(error.bodyIn(language).message);
    // That of a fault of ours, if there is one.
    photoStatus = Math.max(photoStatus, error.status === 503 ? 503 : 400);
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
    const noPlace = placeFor(photos, request, reply);
    const upload = beginUpload(request);
    let fault: Error | undefined;
    fields = await readMultipart(request.body, {
      headers: request.headers,
      // Without a place no file is held in memory; its texts are.
      largestFile: noPlace ? 0 : photoLimits.bytes,
      async onFile({ name, bytes }, before) {
        try {
          if (fault) return;
          if (noPlace) throw noPlace;
          if (!bytes) throw tooLarge(name);
          formKey ??= keyIn(before);
          if (added.length + idsIn(before).length >= photoLimits.count) {
            const shown = cleanFileName(name);
            const wrong = faultOfFile(shown, bytes);
            if (wrong) leftOut.push(wrong);
            else above.push(shown);
            return;
          }
          const photo = await photos.keep(request, formKey, { name, bytes });
          added.push(photo);
          markStored(upload, formKey, name, photo.id);
        } catch (error) {
          if (error instanceof HttpError) refuse(error);
          else
            fault ??= error instanceof Error ? error : new Error('no photo kept', { cause: error });
        }
      },
      arrived: upload,
    });
    // Once all texts have come: the page that says so keeps them.
    if (fault) throw fault;
  } else {
    fields = Object.entries(textsOf(request.body));
  }
  formKey ??= keyIn(fields);
  const earlier = await photos.uploaded(request, formKey, idsIn(fields));
  const kept = [...earlier, ...added];
  if (above.length > 0) leftOut.push(aboveMost(above, kept.length));
  return {
    values: Object.fromEntries(
      fields.filter(([name]) => (names as readonly string[]).includes(name)),
    ),
    formKey,
    photos: kept,
    photoErrors: [...photoSentences(refusalTexts[language], leftOut), ...otherErrors],
    photoStatus,
  };
}

/** Takes a place among the uploads under way; returns why there is none. */
function placeFor(
  { places }: FormContext['photos'],
  request: FastifyRequest,
  reply: FastifyReply,
): HttpError | undefined {
  try {
    places.take(request, reply.raw);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

/** Photos that were uploaded before: ticked one by one, or listed by the form's script. */
const idsIn = (fields: readonly FormField[]): string[] =>
  fields
    .filter(([name]) => name === 'photos')
    .flatMap(([, ids]) => ids.split(' '))
    .filter((id) => uuid.test(id))
    .slice(0, photoLimits.count);

/** @param kept how many photos the form has */
const aboveMost = (names: string[], kept: number): LeftOut => {
  const { count: most } = photoLimits;
  return { code: 'photosAboveMost', params: { names, most, room: Math.max(0, most - kept) } };
};
