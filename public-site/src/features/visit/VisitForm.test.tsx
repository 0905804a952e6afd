import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BootData } from 'shared-api/contract/pages/boot';
import { routes } from 'shared-api/contract/pages/paths';
import { catalogue } from 'shared-api/contract/site/catalogue';
import { createStore, Provider } from 'shared-api/store';
import { BrowserRouter } from 'shared-ui/router';
import { takeUploads } from './useUploads.ts';
import { VisitForm } from './VisitForm.tsx';

/** Uploads on their way: each is answered when the test says so. */
let uploads: FakeUpload[];

class FakeUpload {
  status = 0;
  response: unknown;
  readonly upload = {};
  onloadend = () => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  abort = () => this.answer(0, null);
  send = () => void uploads.push(this);

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.onloadend();
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  sessionStorage.clear();
  // Of the form of the test before.
  takeUploads(routes.serviceDetail('Janitorial', 'Power Wash'));
  uploads = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
});
afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: original }));

const service = catalogue.find(({ icon }) => icon === 'power-wash');
const boot = {
  apps: { public_site: null, back_office: null },
  company: {
    timeZone: 'America/Toronto',
    blockedDates: [],
    serviceArea: [{ place: 'Waterloo', districts: ['N2L'] }],
  },
} as unknown as BootData;

async function openFilled(): Promise<void> {
  if (!service) throw new Error('Power washing is a service.');
  render(
    <Provider store={createStore(boot)}>
      <BrowserRouter>
        <VisitForm service={service} />
      </BrowserRouter>
    </Provider>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Amara Osei');
  await userEvent.type(screen.getByLabelText('Phone'), '519-555-0101');
  await userEvent.type(screen.getByLabelText('Email'), 'amara@example.com');
  await userEvent.type(screen.getByLabelText('Street address'), '12 Erb Street West');
  await userEvent.type(screen.getByLabelText('Postal code'), 'N2L 1T2');
  await userEvent.type(screen.getByLabelText('What is it about?'), 'The driveway');
  await userEvent.upload(
    screen.getByLabelText('Photos'),
    new File(['x'], 'left.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(uploads).toHaveLength(1));
}

const button = () => screen.getByRole('button', { name: 'Ask for a visit' });
const fault = '"left.jpg" could not be sent.';

it('stays where a photo fails while it is sent, and says so at the photos', async () => {
  await openFilled();
  await userEvent.click(button());
  uploads[0]?.answer(0, null);
  expect((await screen.findByRole('alert')).textContent).toContain(fault);
  expect(screen.queryByText('We have your request')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change and try again' }));
  const field = screen.getByLabelText('Photos');
  expect(document.activeElement).toBe(field);
  expect(field.closest('form')?.textContent.split(fault)).toHaveLength(2);
});

it('goes on without a photo that is removed while the form waits for it', async () => {
  await openFilled();
  await userEvent.click(button());
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined();
  const sent: string[] = [];
  // jsdom has neither.
  class Request {
    method = 'POST';
    constructor(_address: string, { body }: { body: string }) {
      sent.push(body);
    }
  }
  Object.assign(globalThis, { Request, fetch: () => new Promise(() => undefined) });
  await userEvent.click(screen.getByRole('button', { name: 'Remove left.jpg' }));
  await waitFor(() => expect(sent).not.toHaveLength(0));
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name: 'Amara Osei', photos: [] });
});

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

it('says why files were left out in one place, a sentence a reason, whoever found it', async () => {
  await openFilled();
  const field = screen.getByLabelText('Photos');
  fireEvent.change(field, {
    target: {
      files: [
        file('1.heic', 'image/heic'),
        file('2.jpg'),
        file('plan.pdf', 'application/pdf'),
        // A browser that does not know the type says none.
        file('3.HEIC', ''),
        file('4.jpg'),
        file('5.jpg'),
      ],
    },
  });
  const alert = screen.getByRole('alert');
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^"1\.heic" and "3\.HEIC" are HEIC photos, which we cannot open\. /),
    expect.stringMatching(/^"plan\.pdf" is not a JPEG, PNG or WebP picture\. /),
  ]);
  uploads[0]?.answer(200, { id: '0', name: 'left.jpg', thumbnail: 'data:,' });
  for (const [at, photoFault] of [
    [1, 'photoHeic'],
    [2, 'photoBroken'],
    [3, 'photoBroken'],
  ] as const) {
    await waitFor(() => expect(uploads).toHaveLength(at + 1));
    uploads[at]?.answer(400, { message: 'Of one photo.', photoFault });
  }
  await waitFor(() =>
    expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^"1\.heic", "3\.HEIC",? and "2\.jpg" are HEIC photos/),
      expect.stringContaining('"plan.pdf" is not'),
      expect.stringMatching(/^"4\.jpg" and "5\.jpg" cannot be opened; the files may be damaged\. /),
    ]),
  );
  expect(field.getAttribute('aria-describedby')).toBe(alert.id);
  expect(screen.getAllByText('Not added')).toHaveLength(3);
  // What was left out takes no place of another one.
  await userEvent.upload(
    field,
    ['6', '7', '8', '9', '10'].map((name) => file(`${name}.jpg`)),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('names a file without the marks that would reverse the rest of the sentence', async () => {
  await openFilled();
  const field = screen.getByLabelText('Photos');
  fireEvent.change(field, {
    target: { files: [file('\u202ecod.pdf', 'application/pdf'), file('\u202egpj.jpg')] },
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^"cod\.pdf" is not a JPEG/);
  expect(screen.getByRole('button', { name: 'Remove gpj.jpg' })).toBeDefined();
});

it('gives the place of a photo that is refused or removed to one that was left out', async () => {
  await openFilled();
  const files = ['2', '3', '4', '5', '6', '7', '8'].map(
    (name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }),
  );
  const field = screen.getByLabelText('Photos');
  await userEvent.upload(field, files);
  const said = (): string => screen.getByRole('alert').textContent;
  expect(said()).toContain(
    '"7.jpg" and "8.jpg" were left out: you can send 6 photos. Remove others',
  );
  uploads[0]?.answer(400, { message: 'No photo.' });
  await waitFor(() => expect(said()).toContain('There is room for 1 of them now'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove 6.jpg' }));
  expect(said()).toContain('There is room for them now');
  await userEvent.upload(field, new File(['x'], '7.jpg', { type: 'image/jpeg' }));
  expect(screen.getByRole('button', { name: 'Remove 7.jpg' })).toBeDefined();
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('says of a postal code elsewhere that it is off the routes, and takes the request all the same', async () => {
  await openFilled();
  expect(screen.queryByText(/regular routes/)).toBeNull();
  await userEvent.clear(screen.getByLabelText('Postal code'));
  await userEvent.type(screen.getByLabelText('Postal code'), 'h2x1y4');
  await screen.findByText(/^H2X is not on our regular routes\./);
  expect(screen.getByRole('button', { name: 'Ask for a visit' })).toHaveProperty('disabled', false);
});
