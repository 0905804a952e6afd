import { photoSentences, type LeftOut } from 'shared-api/contract/messages/photos/photoSentences';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { photoTexts } from 'shared-api/contract/site/photoWords';

export type PhotoFault = LeftOut['code'];

/** A file that was left out: for a reason of the catalogue, or in the server's own words. */
export type LeftOutFile = { name: string; code: PhotoFault } | { said: string };

/** What is wrong with a file, as far as the browser can tell without uploading it. */
export function faultOf({ name, size, type }: File): PhotoFault | undefined {
  // A browser that does not know a type says none; the server reads such a file.
  if (type === '' ? /\.hei[cf]$/i.test(name) : /^image\/hei[cf]/.test(type)) return 'photoHeic';
  if (type !== '' && !/^image\/.*(?:jpe?g|png|webp)$/.test(type)) return 'photoOtherType';
  if (size === 0) return 'photoEmpty';
  return size > photoLimits.bytes ? 'photoTooLarge' : undefined;
}

/** The reason that the server gives, where this page has words for it. */
export const knownFault = (code: unknown): PhotoFault | undefined =>
  typeof code === 'string' && code in photoTexts ? (code as PhotoFault) : undefined;

/**
 * Says why files were left out, one sentence a reason.
 * @param room how many more photos can be sent now
 */
export const sentencesOf = (files: readonly LeftOutFile[], room: number): string[] => [
  ...photoSentences(
    photoTexts,
    files.flatMap((file) => ('code' in file ? [leftOutOf(file.code, file.name, room)] : [])),
  ),
  ...new Set(files.flatMap((file) => ('said' in file ? [file.said] : []))),
];

/** Each text takes of these numbers what it needs. */
const leftOutOf = (code: PhotoFault, name: string, room: number): LeftOut =>
  ({
    code,
    params: {
      names: [name],
      megabytes: photoLimits.bytes / 1024 / 1024,
      megapixels: photoLimits.pixels / 1e6,
      most: photoLimits.count,
      room,
    },
  }) as LeftOut;
