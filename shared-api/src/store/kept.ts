/** Gives a storage of the browser; where that is forbidden, the asking itself fails. */
type GetStorage<Method extends keyof Storage> = () => Pick<Storage, Method>;

/** What is kept as JSON under a key; undefined where there is nothing, or nothing that can be read. */
export function readKept(storage: GetStorage<'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value as JSON under a key, or forgets what is there.
 * @param value undefined forgets
 * @returns whether that is done: a storage may be full or forbidden
 */
export function keep(
  storage: GetStorage<'setItem' | 'removeItem'>,
  key: string,
  value: object | undefined,
): boolean {
  try {
    if (value) storage().setItem(key, JSON.stringify(value));
    else storage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}
