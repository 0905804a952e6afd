/** Texts of the page with all instant quotes. */
export const texts = {
  title: 'Generate Quote',
  description:
    'Instant quotes for commercial, student, residential, carpet, grout, paint and floor services: itemised, tax included, in a minute.',
  lead: 'Pick what needs doing and see your price at once, line by line, tax included.',
  cleaning: 'Cleaning quotes',
  contracting: 'Contracting quotes',
  quote: (title: string) => `${title} quote`,
};
