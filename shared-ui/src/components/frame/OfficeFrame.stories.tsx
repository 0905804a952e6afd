import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../buttons/Button.tsx';
import { BrandMark } from './BrandMark.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';

const listsOf = (names: readonly string[]) =>
  names.map((name) => ({ name, url: `/admin/${name.toLowerCase().replaceAll(' ', '-')}` }));

const meta = {
  component: OfficeFrame,
  args: {
    logo: <BrandMark brand="group" name="Property Services" size="small" />,
    today: 'Nov 21, 2026',
    weekday: 'Sat',
    who: 'ann',
    role: 'Owner',
    whoUrl: '/account',
    items: listsOf(['Clients', 'Quotes', 'Invoices']),
    drawerFoot: <Button look="secondary">Log out</Button>,
    children: <h1>Clients</h1>,
  },
  argTypes: {
    logo: { control: false },
    drawerFoot: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof OfficeFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAdmin: Story = {};
export const OfAnEmployee: Story = {
  args: { who: 'ben', role: 'Crew', items: listsOf(['Services']), children: <h1>Services</h1> },
};
export const Many: Story = {
  args: {
    items: listsOf([
      'Dashboard',
      'Leads',
      'Clients',
      'Contracts',
      'Services',
      'Week board',
      'Quotes',
      'Invoices',
      'Payments',
      'Employees',
      'Settings',
    ]),
  },
};
export const LongTexts: Story = {
  args: {
    who: 'bartholomew.featherstonehaugh-cholmondeley',
    role: 'Crew lead',
    items: listsOf(['Contracts that end this year', 'Services without an employee']),
    children: <h1>Services that no employee has been found for in the coming week</h1>,
  },
};
