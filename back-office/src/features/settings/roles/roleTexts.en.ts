/** Texts of the table of roles. */
export const roleTexts = {
  intro:
    'What each role may do. A login has one role, given under People; a change holds from the next step of whoever it concerns.',
  table: 'What each role may do',
  permission: 'May',
  yes: 'Yes',
  no: 'No',
};
