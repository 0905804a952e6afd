import type { texts as en } from './fieldFaultTexts.en.ts';

/** Error messages common to all forms. */
export const texts: typeof en = {
  notObject: () => 'La demande doit être un objet formé de champs.',
  unknownField: ({ name }) => `Il n’y a pas de champ «\u00a0${name}\u00a0».`,
  missing: ({ label }) => `Veuillez remplir le champ «\u00a0${label}\u00a0».`,
  notText: ({ label }) => `${label}\u00a0: entrez du texte.`,
  wrongType: ({ label }) => `${label}\u00a0: valeur du mauvais type.`,
  tooLong: ({ label, most }) =>
    `${label}\u00a0: ${most.toLocaleString('fr-CA')} caractères au plus.`,
  unstorable: ({ label, fault }) => `${label}\u00a0: ${unstorable[fault]}`,
  notEmail: () => 'Entrez une adresse de courriel valide.',
  noPhone: () =>
    'Entrez le numéro de téléphone sous la forme 519\u00a0555-0123, ou avec + et l’indicatif du pays.',
  notUuid: ({ label }) => `${label}\u00a0: il faut un UUID.`,
};

const unstorable = {
  nul: 'un caractère ne peut pas être enregistré (NUL). Supprimez-le.',
  halfPair:
    'un caractère incomplet ne peut pas être enregistré (moitié d’une paire). Supprimez-le.',
};
