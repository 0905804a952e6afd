/** Stories of the gallery, and how many of them, from the first, are highlighted (specification 3). */
export const storyCount = 15;
export const highlightedStories = 6;
