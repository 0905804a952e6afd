import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab at the top of the page to see the link.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfSight: Story = {};
export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('link').focus(),
};
