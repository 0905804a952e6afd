/** Texts of the screen of the daily update's runs. */
export const texts = {
  title: 'Runs of the daily update',
  notAllowed: 'Your role may not see what the daily update has done.',
  intro:
    'It runs by itself every morning at 5:00 a.m., and whenever somebody runs it from the list of invoices.',
  back: 'Invoices',
  loading: 'Loading the runs',
  failed: 'The runs did not come.',
  loadingRun: 'Loading what it did',
  runFailed: 'What it did did not come.',
  emptyTitle: 'It has not run yet',
  empty: 'What it does is kept here.',
  byItself: 'by itself',
  by: (who: string) => `by ${who}`,
  noReport: 'Only its counts were kept.',
  quiet: (runs: number, from: string, to: string) =>
    `${runs} runs with nothing to do, from ${from} to ${to}`,
  nothing: 'There was nothing to do.',
  older: 'Older runs',
  newest: 'Newest runs',
};
