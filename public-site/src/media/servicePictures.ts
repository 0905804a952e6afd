import { stories } from './stories.ts';

/** The story that shows what a catalogue service is, by the service's name. */
const storyOf: Readonly<Record<string, number>> = {
  Carpet: 1,
  Commercial: 5,
  Grout: 7,
  'Post Construction': 15,
  'Power Wash': 9,
  Residential: 3,
  'Student Houses': 11,
  Bathroom: 10,
  Demo: 12,
  Drywall: 8,
  Floor: 4,
  Paint: 14,
  Tile: 6,
};

/** The picture of a catalogue service, with its text alternative. */
export function servicePicture(serviceName: string): { image: string; alt: string } | undefined {
  const story = stories.find(({ id }) => id === storyOf[serviceName]);
  return story && { image: story.cover, alt: story.alt };
}
