import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { slotAt, type Slot } from './slots.ts';

// A click is no drag, and a finger that scrolls begins none: it has to rest first.
const afterWay = { activationConstraint: { distance: 6 } };
const afterRest = { activationConstraint: { delay: 220, tolerance: 8 } };

export interface PointerMove {
  /** The service under the pointer. */
  lifted: BoardService | undefined;
  context: Pick<DndContextProps, 'sensors' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>;
}

/**
 * The slot under the pointer at this moment. The library's own answer is that of the last drawn frame:
 * on a slow machine a quick hand has gone on by then, and would drop into somebody else's day.
 */
function useSlotUnderPointer(): () => Slot | undefined {
  const at = useRef<{ clientX: number; clientY: number }>(undefined);
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent): void => {
      at.current = 'changedTouches' in event ? event.changedTouches[0] : event;
    };
    // Heard before the library hears them, so that the last one is known when it drops.
    const names = ['mousemove', 'mouseup', 'touchmove', 'touchend'] as const;
    const options = { capture: true, passive: true };
    names.forEach((name) => window.addEventListener(name, follow, options));
    return () => names.forEach((name) => window.removeEventListener(name, follow, options));
  }, []);
  return () => at.current && slotAt(document, at.current.clientX, at.current.clientY);
}

/** Moving by mouse, pen or finger. */
export function usePointerMove(onDrop: (service: BoardService, slot: Slot) => void): PointerMove {
  const [lifted, setLifted] = useState<BoardService>();
  const slotUnderPointer = useSlotUnderPointer();
  const sensors = useSensors(useSensor(MouseSensor, afterWay), useSensor(TouchSensor, afterRest));
  return {
    lifted,
    context: {
      sensors,
      onDragStart: ({ active }) => setLifted(active.data.current as BoardService | undefined),
      onDragEnd: () => {
        setLifted(undefined);
        const slot = slotUnderPointer();
        if (lifted && slot) onDrop(lifted, slot);
      },
      onDragCancel: () => setLifted(undefined),
    },
  };
}
