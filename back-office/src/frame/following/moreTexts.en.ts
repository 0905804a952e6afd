/** What is said once a button for more rows has brought them. */
export const moreTexts = {
  shown: (count: number) => (count === 1 ? '1 more is shown.' : `${count} more are shown.`),
};
