import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown, as `lazy` of React, but shown as soon as it has come: what React
 * shows in place of a lazy one it keeps for at least 300 ms, however soon the code is there. It throws where the code does
 * not come, and asks again when it is shown anew.
 * @param waiting what stands in its place meanwhile
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [state, setState] = useState<{ fault?: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let isShown = true;
      const show = (next: { fault?: unknown }): void => {
        if (isShown) setState(next);
      };
      load().then(
        (loaded) => {
          Part = loaded.default;
          show({});
        },
        (fault: unknown) => show({ fault }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    if (state) throw state.fault;
    return waiting;
  };
}
