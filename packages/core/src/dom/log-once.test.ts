import { expect, it, vi } from 'vitest';
import { logOnce } from './log-once';

it('says a message in the console, once a page', () => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  for (const message of ['uno', 'dos', 'uno']) logOnce(message);
  expect(said.mock.calls).toEqual([['Onda: uno'], ['Onda: dos']]);
});
