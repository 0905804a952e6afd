import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const people = ['Amara Osei', 'Priya Natarajan', 'Mei Chen', 'Omar Farouk'];
const nothing = (): void => undefined;

const meta = {
  component: Combobox<string>,
  args: {
    name: 'client',
    label: 'Client',
    items: people,
    itemKey: (name) => name,
    itemText: (name) => name,
    chosen: null,
    isLoading: false,
    onChoose: nothing,
    onSearch: nothing,
    onNearEnd: nothing,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  render: function Searched({ chosen: chosenAtFirst, items, ...args }) {
    const [search, setSearch] = useState('');
    const [chosen, setChosen] = useState(chosenAtFirst);
    return (
      <Combobox
        {...args}
        items={items.filter((item) => item.toLowerCase().includes(search.toLowerCase()))}
        chosen={chosen}
        onChoose={setChosen}
        onSearch={setSearch}
      />
    );
  },
} satisfies Meta<typeof Combobox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list, as somebody does who wants to choose. */
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { chosen: 'Mei Chen' } };
export const Opened: Story = { play: open };
export const Loading: Story = { args: { items: [], isLoading: true }, play: open };
export const NothingFound: Story = { args: { items: [] }, play: open };
export const Wrong: Story = { args: { error: 'Choose a client.' } };
export const Disabled: Story = { args: { chosen: 'Mei Chen', disabled: true } };
export const Many: Story = {
  args: { items: Array.from({ length: 200 }, (_, index) => `Client ${index + 1}`) },
  play: open,
};
export const LongTexts: Story = {
  args: {
    label: 'Client whose address, phone numbers and terms of payment the new contract takes over',
    hint: 'Type a part of the name, the street or the phone number.',
    items: [
      'The Corporation of the United Counties of Stormont, Dundas and Glengarry, Department of Buildings',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    ],
  },
  play: open,
};
