import { expect, it } from '@jest/globals';
import { highlightedStories, storyCount } from 'shared-api/contract/site/stories';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { picturedBuildings } from './buildingPictures.ts';
import { clients } from './clients.ts';
import { residences } from './residences.ts';
import { texts as pictureTexts } from './pictureTexts.ts';
import { servicePictures } from './servicePictures.ts';
import { highlighted, stories, storiesOf } from './stories.ts';

it('lists as many media as docs/product/records.md names', () => {
  expect(clients).toHaveLength(30);
  expect(residences).toHaveLength(10);
  expect([stories.length, storyCount]).toEqual([15, 15]);
  expect([highlighted.length, highlightedStories]).toEqual([6, 6]);
});

it('gives every medium its own name and a text alternative', () => {
  expect(new Set(clients.map(({ name }) => name)).size).toBe(30);
  for (const { alt } of [...residences, ...stories]) expect(alt.length).toBeGreaterThan(15);
});

it('names no place and no day of drawn films, which show none', () => {
  for (const story of stories)
    expect(Object.keys(story)).not.toEqual(expect.arrayContaining(['location']));
  for (const story of stories)
    expect(Object.keys(story)).not.toEqual(expect.arrayContaining(['date']));
});

it('finds stories in the order that is asked for', () => {
  expect(storiesOf([9, 2]).map(({ id }) => id)).toEqual([9, 2]);
  expect(storiesOf([99])).toBe(highlighted);
});

it('shows every catalogue service in a picture with its own text alternative', () => {
  const icons = catalogue.map(({ icon }) => icon);
  expect(icons).toHaveLength(13);
  for (const icon of icons) expect(servicePictures[icon]).toBeTruthy();
  expect(new Set(icons.map((icon) => pictureTexts[icon])).size).toBe(13);
});

it('shows every student building', () => {
  expect(picturedBuildings).toHaveLength(5);
  for (const { image } of picturedBuildings) expect(image).toBeTruthy();
});
