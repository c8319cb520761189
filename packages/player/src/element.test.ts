import { afterEach, expect, it, vi } from 'vitest';
import './element';
import { leavePage, openPage } from './testing/page';

afterEach(leavePage);

it('is the tag of the contract, and a second import harms nothing', async () => {
  const before = customElements.get('radio-player');
  vi.resetModules();
  await import('./element');
  expect(before).toBeDefined();
  expect(customElements.get('radio-player')).toBe(before);
});

it('prints the shell of a bare tag, as PHP would have', async () => {
  openPage('never');
  vi.useRealTimers();
  document.body.innerHTML += '<radio-player radio-name="Radio Uno" initial-volume="0.4"></radio-player>';
  const element = document.querySelector('radio-player') as HTMLElement;
  await vi.waitFor(() => expect(element.dataset.ready).toBe(''));
  const part = (name: string) => element.shadowRoot?.querySelector(`[part="${name}"]`);
  expect(part('name')?.textContent).toBe('Radio Uno');
  expect(part('volume')?.getAttribute('value')).toBe('0.4');
  element.remove();
});

it('keeps the shell that is printed', async () => {
  openPage('never');
  vi.useRealTimers();
  document.body.innerHTML +=
    '<radio-player><template shadowrootmode="open"><p part="name">printed</p></template></radio-player>';
  const element = document.querySelector('radio-player') as HTMLElement;
  await vi.waitFor(() => expect(element.dataset.ready).toBe(''));
  expect(element.shadowRoot?.innerHTML).toBe('<p part="name">printed</p>');
  element.remove();
});
