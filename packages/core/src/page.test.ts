import { expect, it } from 'vitest';
import { thisPage } from './page';

it('is the same for every element of the page', () => expect(thisPage()).toBe(thisPage()));

it('asks nobody and polls nothing until a feature does', async () => {
  const { ajax, config } = thisPage();
  expect(config.ajax).toBe('');
  await expect(ajax.post('any')).rejects.toMatchObject({ kind: 'refused' });
});
