import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DATA } from '../site-data';
import { given } from '../testing/fake-components';
import { PostTypes, Terms } from './TokenField';

const server = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@wordpress/element', () => import('react'));
vi.mock('@wordpress/components', () => import('../testing/fake-components'));
vi.mock('@wordpress/i18n', () => import('../testing/fake-components'));
vi.mock('@wordpress/api-fetch', () => ({ default: server.ask }));

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.ask.mockReset();
});

const TYPES = {
  post: { slug: 'post', name: 'Entradas', viewable: true },
  attachment: { slug: 'attachment', name: 'Medios', viewable: true },
  wp_block: { slug: 'wp_block', name: 'Patrones', viewable: false },
};
const TERMS = [{ slug: 'rock', name: 'Rock & roll' }];

it.each([
  ['types of posts that have pages, without files', PostTypes, TYPES, ['Entradas']],
  ['terms', Terms, TERMS, ['Rock & roll']],
])('offers %s', async (_, Tokens, reply, expected) => {
  server.ask.mockResolvedValue(reply);
  const field = { name: 'x', label: 'Tipos', type: 'string', group: 'basics', taxonomy: 'tags' } as const;
  render(<Tokens field={field} site={NO_DATA} value="" onChange={() => {}} />);
  await act(async () => {});
  expect(given.FormTokenField?.suggestions).toEqual(expected);
});
