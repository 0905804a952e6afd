import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BootData } from 'shared-api/contract/pages/boot';
import { createStore, Provider } from 'shared-api/store';
import { BrowserRouter } from 'shared-ui/router';
import { CommandPalette } from './CommandPalette.tsx';

// jsdom lays nothing out, and so scrolls nothing.
HTMLElement.prototype.scrollIntoView = () => undefined;

function open(onClose: () => void) {
  const boot = {
    apps: { public_site: null, back_office: null },
    company: { timeZone: 'America/Toronto' },
  } as unknown as BootData;
  render(
    <Provider store={createStore(boot)}>
      <BrowserRouter>
        <CommandPalette menu={[]} role="Employee" onDeed={() => undefined} onClose={onClose} />
      </BrowserRouter>
    </Provider>,
  );
}

it('is closed by Escape also while something is typed in it', async () => {
  const onClose = jest.fn();
  open(onClose);
  await userEvent.type(screen.getByRole('combobox'), 'maple{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
