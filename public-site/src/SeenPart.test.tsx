import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { SeenPart } from './SeenPart.tsx';

/** A part whose code has not come. */
function Missing(): never {
  throw new Error('This part must not be rendered.');
}

it('what the server has rendered stays, and its code is not run', () => {
  const container = document.createElement('div');
  // As the server renders it.
  container.innerHTML = '<div id="seen"><!--$--><p>Seen.</p><!--/$--></div>';
  document.body.append(container);
  const paragraph = container.querySelector('p');
  const page = (
    <SeenPart id="seen">
      <Missing />
    </SeenPart>
  );
  const { rerender } = render(page, { container, hydrate: true });
  rerender(<SeenPart id="seen">{null}</SeenPart>);
  expect(container.querySelector('p')).toBe(paragraph);
  expect(container.textContent).toBe('Seen.');
});

it('a page that came without a load renders it', () => {
  const { container } = render(
    <SeenPart id="seen">
      <p>Seen.</p>
    </SeenPart>,
  );
  expect(container.textContent).toBe('Seen.');
});
