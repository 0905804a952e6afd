/**
 * Stories of the gallery, and how many of them, from the first, are highlighted
 * (docs/product/records.md).
 */
export const storyCount = 15;
export const highlightedStories = 6;
