/**
 * Limits on a statement file. Each is far above the largest real statement; a file beyond one is
 * refused with a message that names the limit, so that no file costs more time or memory than a
 * large legitimate one.
 */
export const limits = {
  megabytes: 20,
  /** Transactions of a file: years of a busy account. */
  transactions: 250_000,
  /** Accounts of a file. */
  accounts: 100,

  /** Lines of a CSV file, blank ones included. */
  lines: 200_000,
  /** Characters of one CSV line. */
  lineLength: 100_000,
  /** Cells of one CSV line. */
  cellsInLine: 1_000,
  /** Cells of a whole CSV file. */
  cells: 3_000_000,
  /** Columns of the row that names them. */
  columns: 200,

  /** How deep elements of an OFX file may be nested; OFX itself needs about ten. */
  depth: 64,
  /** Elements of an OFX file. */
  elements: 3_000_000,
  /** Elements directly inside one other. */
  siblings: 260_000,
  /** Characters of the text of one element. */
  elementText: 100_000,

  /** Characters of a date or an amount. */
  value: 200,
  /** Characters of the texts of a transaction; a payee also has to fit into an index entry. */
  payee: 500,
  description: 2_000,
  type: 100,
  reference: 255,
  chequeNumber: 100,
} as const;
