import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Nothing matches',
    children: 'No client fits this search. Try fewer letters, or show all.',
  },
  argTypes: { children: { control: 'text' }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAction: Story = {};
export const WithAnAction: Story = {
  args: { action: <Button look="secondary">Show all clients</Button> },
};
export const InPlaceOfAScreen: Story = { args: { isScreen: true } };
export const LongText: Story = {
  args: {
    title: 'No service of this employee falls into the week that you have chosen on the board',
    children:
      'Services come from contracts, once the daily update has run, and from quotes that clients accept. Choose another week, another employee, or plan a service by hand from the editor of a client.',
    action: <Button look="secondary">Show the services of all employees in this week</Button>,
  },
};
