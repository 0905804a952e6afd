/**
 * Number of gallery stories, and how many of the first ones are highlights
 * (docs/product/records.md).
 */
export const storyCount = 15;
export const highlightedStories = 6;
