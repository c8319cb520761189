// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../packages/core/src/testing/random';
import { requestFrom } from './requests';

const SURFACE = { actions: ['one', 'two'], fields: ['a', 'b', 'action'], pages: ['/', '/?s=x'] };
const requests = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: 400 }, () => requestFrom(random, SURFACE));
};

describe('hostile requests', () => {
  it('are the same for the same seed', () => {
    expect(requests(7)).toEqual(requests(7));
    expect(requests(7)).not.toEqual(requests(8));
  });

  it('ask every action and every page, by both methods', () => {
    const all = requests(7);
    const asked = all.map(({ path, body }) => `${path}${body}`).join('\n');
    for (const part of ['action=one', 'action=two', '/?s=x']) expect(asked).toContain(part);
    expect(new Set(all.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
    expect(all.filter(({ method, body }) => method === 'GET' && body !== '')).toEqual([]);
    const ofPages = all.filter(({ path }) => !path.includes('admin-ajax'));
    expect(ofPages.filter(({ path, body }) => `${path}${body}`.includes('action'))).toEqual([]);
  });
});
