import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarDialog } from './CalendarDialog.tsx';

const meta = {
  component: CalendarDialog,
  args: {
    title: 'Date',
    value: '2026-12-04',
    rules: {
      first: '2026-11-21',
      last: '2028-11-21',
      whyClosed: (day: string) =>
        day >= '2026-11-25' && day <= '2026-11-27'
          ? 'We take no appointments November 25 to 27.'
          : undefined,
    },
    onChoose: () => undefined,
    onClose: () => undefined,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof CalendarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDay: Story = {};
export const WithoutDay: Story = { args: { value: '' } };
