import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { Counter } from './Counter.tsx';

export const stories: Stories = {
  WholeSteps: () => {
    const [value, setValue] = useState(0);
    return (
      <Counter
        name="rooms"
        label="Rooms"
        value={value}
        min={0}
        max={3}
        step={1}
        onChange={setValue}
      />
    );
  },
  HalfStepsWrong: () => {
    const [value, setValue] = useState(1.5);
    return (
      <Counter
        name="bathrooms"
        label="Bathrooms"
        value={value}
        min={0}
        max={8}
        step={0.5}
        onChange={setValue}
        error="Must meet minimum service requirements."
      />
    );
  },
};
