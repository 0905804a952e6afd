/** What the driver answers, with given rows. */
export const answerOf = (rows: unknown[]) =>
  Promise.resolve({
    rows: rows as never[],
    rowCount: rows.length,
    command: '',
    oid: 0,
    fields: [],
  });
