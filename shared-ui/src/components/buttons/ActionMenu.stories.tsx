import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionMenu, ActionMenuItem } from './ActionMenu.tsx';

const meta = {
  component: ActionMenu,
  args: {
    label: 'More actions',
    children: (
      <>
        <ActionMenuItem onClick={() => undefined}>Send again</ActionMenuItem>
        <ActionMenuItem onClick={() => undefined}>Send reminder</ActionMenuItem>
        <ActionMenuItem disabled onClick={() => undefined}>
          Mark as sent
        </ActionMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
