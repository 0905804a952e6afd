import type { ServiceKey } from 'shared-api/contract/site/catalogue';
import { storyCovers } from './storyCovers.ts';

/** The story that shows what a catalogue service is, by the service's key. */
const storyOf: Readonly<Record<ServiceKey, number>> = {
  carpet: 1,
  commercial: 5,
  grout: 7,
  'post-construction': 15,
  'power-wash': 9,
  residential: 3,
  'student-houses': 11,
  bathroom: 10,
  demo: 12,
  drywall: 8,
  floor: 4,
  paint: 14,
  tile: 6,
};

/** The picture of a catalogue service, with its text alternative. */
export function servicePicture(service: ServiceKey): { image: string; alt: string } | undefined {
  const story = storyCovers.find(({ id }) => id === storyOf[service]);
  return story && { image: story.cover, alt: story.alt };
}
