import type { Stories } from '../../catalogue/Story.ts';
import { Select } from './Select.tsx';

const options = ['Scheduled', 'Complete', 'Cancelled'].map((value) => ({ value, label: value }));

export const stories: Stories = {
  'With nothing chosen': () => <Select label="Status" options={options} empty="–" />,
  Wrong: () => <Select label="Status" options={options} error="Select service type." />,
};
