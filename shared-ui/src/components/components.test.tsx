import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'shared-ui/router';
import { Button } from './buttons/Button.tsx';
import { ButtonLink } from './buttons/ButtonLink.tsx';
import { Combobox } from './fields/Combobox.tsx';
import { Counter } from './fields/Counter.tsx';
import { MessageBox } from './feedback/MessageBox.tsx';
import { Table } from './content/Table.tsx';
import { TextField } from './fields/TextField.tsx';

describe('a button', () => {
  it('does not submit a form unless it says so', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('takes no second click while it is busy', async () => {
    const onClick = jest.fn();
    render(
      <Button isBusy onClick={onClick}>
        Saving
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps the focus while its work is under way, and where it is disabled after it', async () => {
    const onSubmit = jest.fn();
    const form = (state: object) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" {...state}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form({}));
    const button = screen.getByRole('button');
    await userEvent.tab();
    for (const state of [{ isBusy: true }, { disabled: true }]) {
      rerender(form(state));
      expect(button).toHaveFocus();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(button).toBeDisabled();
    expect(button).not.toHaveAttribute('aria-disabled');
  });
});

it.each([
  ['/services-all', '/services-all'],
  ['tel:+15195550142', 'tel:+15195550142'],
])('a link that looks like a button leads to %s', (to, href) => {
  render(
    <BrowserRouter>
      <ButtonLink to={to}>Go</ButtonLink>
    </BrowserRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('a field is named by its label and described by its hint and error', () => {
  render(<TextField label="Email" hint="We send it there." error="Not an address." />);
  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('We send it there. Not an address.');
  expect(field).toBeInvalid();
});

describe('a counter', () => {
  function Rooms({ start = 0 }: { start?: number }) {
    const [value, setValue] = useState(start);
    return (
      <Counter name="r" label="Rooms" value={value} min={0} max={2} step={1} onChange={setValue} />
    );
  }
  const field = () => screen.getByLabelText('Rooms');

  it('counts up to its limit and down to the other', async () => {
    render(<Rooms />);
    const more = screen.getByRole('button', { name: 'More: Rooms' });
    const fewer = screen.getByRole('button', { name: 'Fewer: Rooms' });
    expect(fewer).toBeDisabled();
    await userEvent.click(more);
    await userEvent.click(more);
    expect(field()).toHaveValue(2);
    expect(more).toBeDisabled();
    await userEvent.click(fewer);
    expect(field()).toHaveValue(1);
  });

  it('can be typed into', async () => {
    render(<Rooms start={1} />);
    await userEvent.type(field(), '{Backspace}2');
    expect(field()).toHaveValue(2);
  });

  it('keeps no leading zero, and stays empty until a number is typed', async () => {
    render(<Rooms start={2} />);
    await userEvent.clear(field());
    expect(field()).toHaveDisplayValue('');
    await userEvent.type(field(), '1');
    expect(field()).toHaveDisplayValue('1');
    await userEvent.type(field(), '{Backspace}01');
    expect(field()).toHaveDisplayValue('1');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveDisplayValue('0');
  });
});

describe('a message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('closes itself after three seconds, also when its parent renders again', () => {
    const onClose = jest.fn();
    const { rerender } = render(<MessageBox message="Saved." onClose={() => onClose()} />);
    act(() => jest.advanceTimersByTime(2_000));
    rerender(<MessageBox message="Saved." onClose={() => onClose()} />);
    act(() => jest.advanceTimersByTime(999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is announced without taking the focus', () => {
    render(<MessageBox message="Saved." onClose={() => undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    expect(document.body).toHaveFocus();
  });
});

describe('a combobox', () => {
  interface ClientProps {
    onChoose: (name: string | null) => void;
    onSearch?: (text: string) => void;
  }
  function Client({ onChoose, onSearch = () => undefined }: ClientProps) {
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <Combobox
        name="client"
        label="Client"
        items={['Amara', 'Priya']}
        itemKey={(name) => name}
        itemText={(name) => name}
        chosen={chosen}
        isLoading={false}
        onChoose={(name) => {
          onChoose(name);
          setChosen(name);
        }}
        onSearch={onSearch}
        onNearEnd={() => undefined}
      />
    );
  }

  it('searches, and chooses by keyboard', async () => {
    const onChoose = jest.fn();
    const onSearch = jest.fn();
    render(<Client onChoose={onChoose} onSearch={onSearch} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'a{ArrowDown}{Enter}');
    expect(onSearch).toHaveBeenCalledWith('a');
    expect(onChoose).toHaveBeenCalledWith('Amara');
  });

  it('keeps the focus when something is chosen, and takes the same again once it was cleared', async () => {
    const onChoose = jest.fn();
    render(<Client onChoose={onChoose} />);
    const field = screen.getByRole('combobox', { name: 'Client' });
    for (const _ of ['first', 'again']) {
      await userEvent.type(field, 'a{ArrowDown}{Enter}');
      expect(field).toHaveValue('Amara');
      expect(field).toHaveFocus();
      await userEvent.clear(field);
      await userEvent.tab();
    }
    expect(onChoose.mock.calls).toEqual([['Amara'], [null], ['Amara'], [null]]);
  });
});

it('a table says how long it is when only a part of it stands there', () => {
  render(
    <Table
      caption="Clients"
      columns={[{ header: 'Name', cell: (name: string) => name }]}
      rows={['Amara']}
      rowKey={(name) => name}
      rowCount={60}
      firstIndex={41}
      unseen={{ above: 1640, below: 720 }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Clients' })).toHaveAttribute('aria-rowcount', '61');
  expect(screen.getByRole('row', { name: 'Amara' })).toHaveAttribute('aria-rowindex', '43');
});
