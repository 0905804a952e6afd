/** The button for more rows below a list. */
export const texts = {
  more: 'Show more',
};
