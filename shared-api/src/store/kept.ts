/** Gives a storage of the browser; where that is forbidden, the asking itself fails. */
type GetStorage<Method extends keyof Storage> = () => Pick<Storage, Method>;

/** The text that is kept under a key; undefined where there is none. */
export function readKeptText(storage: GetStorage<'getItem'>, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text under a key, or forgets what is there.
 * @param text undefined forgets
 * @returns whether that is done: a storage may be full or forbidden
 */
export function keepText(
  storage: GetStorage<'setItem' | 'removeItem'>,
  key: string,
  text: string | undefined,
): boolean {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What is kept as JSON under a key; undefined where there is nothing, or nothing that can be read. */
export function readKept(storage: GetStorage<'getItem'>, key: string): unknown {
  try {
    return JSON.parse(readKeptText(storage, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON under a key; else as `keepText`. */
export const keep = (
  storage: GetStorage<'setItem' | 'removeItem'>,
  key: string,
  value: object | undefined,
): boolean => keepText(storage, key, value && JSON.stringify(value));
