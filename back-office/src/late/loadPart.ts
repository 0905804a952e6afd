import type { ComponentType, ReactNode } from 'react';
import { texts } from '../frame/texts.ts';
import { late } from './late.tsx';

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

/**
 * A part of the office that comes when it is opened, by the name under which its module has it.
 * @param waiting what stands in its place while it comes
 */
export const latePart = <Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting?: ReactNode,
  isScreen?: boolean,
) => late(async () => ({ default: (await loadPart(load))[name] }), waiting, isScreen);
