import { api, pathTo, request, type Answer, type Body } from 'shared-api/client';
import { languageHeader } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../forms/outcomeOf.ts';

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

/** What came of an upload: the photo, or why it was not taken, where the server says so. */
export type UploadOutcome = { photo: Uploaded } | { refusal: string | undefined };

interface Upload {
  formKey: string;
  file: File;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Tries while the server takes other uploads. */
const tries = 8;

/** Uploads a photo; waits and tries again while too many arrive at once. */
export async function uploadPhoto(upload: Upload): Promise<UploadOutcome> {
  for (let left = tries; ; left -= 1) {
    const answer = await send(upload);
    if (answer.status !== 429 || left === 1 || upload.signal.aborted) return outcome(answer);
    await new Promise((resolve) => setTimeout(resolve, answer.retryAfter * 1000));
  }
}

interface Sent {
  status: number;
  body: unknown;
  /** Seconds. */
  retryAfter: number;
}

function outcome({ status, body }: Sent): UploadOutcome {
  if (status === 200) return { photo: body as Uploaded };
  const { message } = (body ?? {}) as { message?: unknown };
  const isReason = status >= 400 && status < 500 && typeof message === 'string';
  return { refusal: isReason ? message : undefined };
}

/** By XMLHttpRequest, since `fetch` does not tell how much it has sent. */
const send = ({ formKey, file, onProgress, signal }: Upload): Promise<Sent> =>
  new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const query = { formKey, name: file.name };
    call.open('POST', `/api/${pathTo('POST /visit-requests/photos/', { query })}`);
    call.responseType = 'json';
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.setRequestHeader(languageHeader, pageLanguage);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    call.onloadend = () =>
      resolve({
        status: call.status,
        body: call.response as unknown,
        retryAfter: Number(call.getResponseHeader('retry-after') ?? 3),
      });
    signal.addEventListener('abort', () => call.abort());
    call.send(file);
  });
