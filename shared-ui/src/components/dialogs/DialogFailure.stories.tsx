import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { DialogFailure } from './DialogFailure.tsx';

const meta = {
  component: DialogFailure,
  args: { of: 1, children: 'Nothing was sent: Oak Street Bakery has no e-mail address.' },
} satisfies Meta<typeof DialogFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {};
export const LongSentence: Story = {
  args: {
    children:
      'Nothing was moved: Jamie Fraser is on leave on Thursday, and Robin Okafor has a visit at 17 Erb Street West from 9:00 to 11:30. Choose somebody else, or another day.',
  },
};
/** As where a button fails once more: the sentence comes into sight each time. */
export const FailsAgain: Story = {
  render: function Failing({ children }) {
    const [times, setTimes] = useState(1);
    return (
      <>
        <DialogFailure of={times}>{children}</DialogFailure>
        <Button look="secondary" onClick={() => setTimes(times + 1)}>
          Try again
        </Button>
      </>
    );
  },
};
