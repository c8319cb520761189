import { expect, it, vi } from 'vitest';
import { sayOnce } from './console-note';

it('says a message in the console, once a page', () => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  for (const message of ['uno', 'dos', 'uno']) sayOnce(message);
  expect(said.mock.calls).toEqual([['Onda: uno'], ['Onda: dos']]);
});
