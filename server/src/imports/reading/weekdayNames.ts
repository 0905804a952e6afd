/** What people call each weekday, Monday first. */
export const weekdayNames = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
} as const;

export type NamesOf = keyof typeof weekdayNames;

export const namesOfWeekdays = Object.keys(weekdayNames) as NamesOf[];

/** The weekday that two letters and more of its name, or its plural, say, Monday being 0; -1 where there is none. */
export function weekdayNamed(word: string, language: NamesOf): number {
  const one = word.replace(/s$/, '');
  return one.length < 2 ? -1 : weekdayNames[language].findIndex((name) => name.startsWith(one));
}
