import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Slot } from './slots.ts';

// A click is no drag, and a finger that scrolls begins none: it has to rest first.
const afterWay = { activationConstraint: { distance: 6 } };
const afterRest = { activationConstraint: { delay: 220, tolerance: 8 } };

export interface PointerMove {
  /** The service under the pointer. */
  lifted: BoardService | undefined;
  context: Pick<DndContextProps, 'sensors' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>;
}

/** Moving by mouse, pen or finger. */
export function usePointerMove(onDrop: (service: BoardService, slot: Slot) => void): PointerMove {
  const [lifted, setLifted] = useState<BoardService>();
  const sensors = useSensors(useSensor(MouseSensor, afterWay), useSensor(TouchSensor, afterRest));
  return {
    lifted,
    context: {
      sensors,
      onDragStart: ({ active }) => setLifted(active.data.current as BoardService | undefined),
      onDragEnd: ({ over }) => {
        setLifted(undefined);
        const slot = over?.data.current as Slot | undefined;
        if (lifted && slot) onDrop(lifted, slot);
      },
      onDragCancel: () => setLifted(undefined),
    },
  };
}
