import { lazy, type ComponentType } from 'react';
import { texts } from './frame/texts.ts';

/**
 * A part of the office that comes when it is opened. Where it does not come, a person is told what to
 * do instead of the names of files; what it was stays the cause, by which the shell knows it.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(texts.partMissing, { cause });
  }
}

/** A screen that comes when it is opened, by the name under which its module has it. */
export const lazyPart = <Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadPart(load))[name] }));
