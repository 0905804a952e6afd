/** What fields say by themselves; pages without a form do not load it. */
export const texts = {
  typeToSearch: 'Type to search',
  choices: (label: string) => `${label}: choices`,
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
  openCalendar: 'Open calendar',
  closeCalendar: 'Close',
  dayOfMonth: (day: number) => String(day),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  searching: 'Loading..',
  nothingFound: 'Nothing found.',
};
