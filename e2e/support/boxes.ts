import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Where a part of the page stands, in pixels from the window's top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where parts of the page stand, once all are shown and at rest. Measured one after another alone, the first could be
 * of a page that the next no longer stands in: a list is drawn anew when its rows come or are selected.
 */
export async function boxesOf<const Parts extends readonly Locator[]>(
  ...parts: Parts
): Promise<{ [Part in keyof Parts]: Box }> {
  const measure = () => Promise.all(parts.map((part) => part.boundingBox()));
  let boxes = await measure();
  await expect(async () => {
    const last = boxes;
    boxes = await measure();
    expect(boxes).not.toContain(null);
    expect(boxes).toEqual(last);
  }).toPass();
  return boxes as { [Part in keyof Parts]: Box };
}
