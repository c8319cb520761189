import { expect, it } from 'vitest';
import { emit, lastSaid, listen } from './page-events';

const play = { source: 'uno' };

it('is heard by the document through shadow roots, until the signal ends', () => {
  const heard: unknown[] = [];
  const lifetime = new AbortController();
  listen(document, 'onda-play', (detail) => heard.push(detail), lifetime.signal);

  const host = document.createElement('div');
  document.body.append(host);
  const inner = document.createElement('b');
  host.attachShadow({ mode: 'open' }).append(inner);

  emit(inner, 'onda-play', play);
  lifetime.abort();
  emit(inner, 'onda-play', play);
  expect(heard).toEqual([play]);
});

it('what a source said last is known to those who come later; what has no source is not', () => {
  const state = (source: string, state: 'playing' | 'idle') => ({ source, state });
  for (const said of [state('uno', 'playing'), state('', 'playing'), state('uno', 'idle')])
    emit(document, 'onda-state', said);
  emit(document, 'onda-play', { source: 'dos' });
  expect([...lastSaid['onda-state']]).toEqual([['uno', state('uno', 'idle')]]);
  lastSaid['onda-state'].clear();
});

it("does not hear a stranger's event without a detail", () => {
  const heard: unknown[] = [];
  const lifetime = new AbortController();
  listen(document, 'onda-play', (detail) => heard.push(detail), lifetime.signal);
  document.dispatchEvent(new Event('onda-play'));
  document.dispatchEvent(new CustomEvent('onda-play'));
  lifetime.abort();
  expect(heard).toEqual([]);
});
