import { useState } from 'react';
import type { Stories } from '../../catalogue/Story.ts';
import { Combobox } from './Combobox.tsx';

const people = ['Amara Osei', 'Priya Natarajan', 'Mei Chen', 'Omar Farouk'];

export const stories: Stories = {
  SearchAndChoose: () => {
    const [search, setSearch] = useState('');
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <Combobox
        name="client"
        label="Client"
        hint={`Chosen: ${chosen ?? 'nobody'}`}
        items={people.filter((name) => name.toLowerCase().includes(search.toLowerCase()))}
        itemKey={(name) => name}
        itemText={(name) => name}
        chosen={chosen}
        isLoading={false}
        onChoose={setChosen}
        onSearch={setSearch}
        onNearEnd={() => undefined}
      />
    );
  },
  Loading: () => (
    <Combobox<string>
      name="client"
      label="Client"
      items={[]}
      itemKey={(name) => name}
      itemText={(name) => name}
      chosen={null}
      isLoading
      onChoose={() => undefined}
      onSearch={() => undefined}
      onNearEnd={() => undefined}
    />
  ),
};
