import { api, pathTo, request, type Answer, type Body } from 'shared-api/client';
import { cleanFileName } from 'shared-api/contract/site/fileName';
import { languageHeader } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { knownFault, type PhotoFault } from './photoFaults.ts';

type Uploaded = Answer<'POST /visit-requests/photos/'>;

const visitApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestVisit: build.mutation<Answer<'POST /visit-requests/'>, Body<'POST /visit-requests/'>>({
      query: (body) => request('POST /visit-requests/', { body }),
    }),
  }),
});

/** Asks for a visit. */
export const submitVisit = async (
  dispatch: Store['dispatch'],
  asked: Body<'POST /visit-requests/'>,
) => outcomeOf(await dispatch(visitApi.endpoints.requestVisit.initiate(asked)));

/** What came of an upload: the photo, or why it was not taken: by a code, in the server's words, or unknown. */
export type UploadOutcome =
  { photo: Uploaded } | { code?: PhotoFault | undefined; said?: string | undefined };

interface Upload {
  formKey: string;
  file: File;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Seconds that a photo waits in all while the server takes other uploads, or has lost its database. */
const patience = 30;

/**
 * Milliseconds in which nothing is sent and nothing answered, after which an upload is given up: no browser tells that a
 * connection has gone quiet. Photos on slow networks need long, since what the system has buffered is sent without a word.
 */
const longestSilence = 180_000;

/** Uploads a photo; waits and tries again while too many arrive at once, or the server asks for a moment. */
export async function uploadPhoto(upload: Upload): Promise<UploadOutcome> {
  for (let waited = 0; ;) {
    const answer = await send(upload);
    waited += answer.retryAfter;
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || waited > patience) return outcome(answer);
    await sleep(answer.retryAfter, upload.signal);
    if (upload.signal.aborted) return {};
  }
}

/** Waits some seconds, or until it is aborted. */
const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

interface Sent {
  status: number;
  body: unknown;
  /** Seconds, more than none. */
  retryAfter: number;
}

function outcome({ status, body }: Sent): UploadOutcome {
  if (status === 200) return { photo: body as Uploaded };
  const { message, photoFault } = (body ?? {}) as { message?: unknown; photoFault?: unknown };
  // 503: photos cannot be kept at the moment.
  const hasReason = (status >= 400 && status < 500) || status === 503;
  if (!hasReason || typeof message !== 'string') return {};
  return { code: knownFault(photoFault), said: message };
}

/** By XMLHttpRequest, since `fetch` does not tell how much it has sent. */
const send = ({ formKey, file, onProgress, signal }: Upload): Promise<Sent> =>
  new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const query = { formKey, name: cleanFileName(file.name) };
    call.open('POST', `/api/${pathTo('POST /visit-requests/photos/', { query })}`);
    call.responseType = 'json';
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.setRequestHeader(languageHeader, pageLanguage);
    let silence: ReturnType<typeof setTimeout>;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), longestSilence);
    };
    call.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    call.onloadend = () => {
      clearTimeout(silence);
      resolve({
        status: call.status,
        body: call.response as unknown,
        retryAfter: Number(call.getResponseHeader('retry-after')) || 3,
      });
    };
    signal.addEventListener('abort', () => call.abort());
    listen();
    call.send(file);
  });
