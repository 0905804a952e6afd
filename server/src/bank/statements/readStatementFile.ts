import { readCsv } from './csv/csv.ts';
import { decodeText } from './decodeText.ts';
import { limits } from './limits.ts';
import { isOfx, readOfx } from './ofx/ofx.ts';
import { refuseBinary, refuseOtherBytes, refuseOtherText } from './otherFiles.ts';
import type { ColumnMapping, StatementFile } from './statement.ts';
import { StatementError } from './StatementError.ts';

export type {
  ColumnMapping,
  DayFormat,
  StatementAccount,
  StatementFile,
  StatementLine,
} from './statement.ts';
export { StatementError } from './StatementError.ts';

/**
 * Reads one statement file: OFX 1, OFX 2, QFX or CSV, told apart by content. All of it or nothing.
 * @param name the file's name, for messages only
 * @param remembered how the columns of a CSV file with these headers were chosen before; wins over
 * the guess
 * @throws StatementError with the reason when the file is not a statement, is too large, or has a
 * line that cannot be read
 */
export function readStatementFile(
  name: string,
  bytes: Uint8Array,
  remembered?: (headers: string[]) => ColumnMapping | undefined,
): StatementFile {
  if (bytes.length > limits.megabytes * 1024 * 1024) {
    throw new StatementError({ code: 'tooLarge', params: { name, megabytes: limits.megabytes } });
  }
  refuseOtherBytes(name, bytes);
  refuseBinary(name, bytes);
  const text = decodeText(bytes);
  if (text.trim() === '') {
    throw new StatementError({ code: 'empty', params: { name } });
  }
  if (isOfx(text)) return readOfx(text);
  refuseOtherText(name, text);
  return readCsv(text, remembered);
}
