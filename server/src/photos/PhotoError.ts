import type { LeftOut } from 'shared-api/contract/messages/photos/photoSentences';
import { HttpError } from '../HttpError.ts';

/** A file that is not taken as a photo: its reason is kept, since one sentence may tell of several files. */
export class PhotoError extends HttpError {
  override name = 'PhotoError';
  readonly leftOut: LeftOut;

  constructor(status: number, leftOut: LeftOut) {
    super(status, leftOut, { faults: { photos: leftOut }, photoFault: leftOut.code });
    this.leftOut = leftOut;
  }
}
