/** A sentence whose lines do not end between `$` and its figure (French has it this way already). */
export const unbroken = (sentence: string): string => sentence.replaceAll(/\$ (?=\d)/g, '$\u00a0');
