import '../testing/wordpress-react';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Drawn, draw } from './draw';
import { mountFormPreview } from './mount';
import { createStore, PAUSE_MS } from './store';

const ADDRESS = 'https://site.test/?onda_form_preview=1&key=k';
const TEXTS = { drawing: 'drawing', session: 'sign in', offline: 'offline' };

function page() {
  document.body.innerHTML = `<form><div class="onda-form-groups"><label>Title <input name="title" value="A"></label></div>
    <section class="onda-preview"><span data-onda-preview="${ADDRESS}"></span><iframe title="Preview"></iframe></section>
  </form>`;
  const [form, frame] = [document.querySelector('form'), document.querySelector('iframe')];
  if (!form || !frame?.contentDocument) throw new Error('no page');
  frame.contentDocument.body.innerHTML = '<div class="onda-form-preview"><p>old</p></div>';
  return { form, frame, box: () => frame.contentDocument?.querySelector('.onda-form-preview')?.innerHTML };
}

const answer = (inner: string, status = 200) =>
  new Response(`<!DOCTYPE html><body><div class="onda-form-preview">${inner}</div><p>theme</p>`, { status });

afterEach(() => vi.restoreAllMocks());

describe('the preview of a form', () => {
  it('sends what is typed and takes the form alone from the page', async () => {
    const { form, frame, box } = page();
    const sent: FormData[] = [];
    const fetch = (_: unknown, request?: RequestInit) => {
      sent.push(request?.body as FormData);
      return Promise.resolve(answer('<b>new</b>'));
    };
    const drawn = await draw({ form, frame, address: ADDRESS, fetch }, new AbortController().signal);
    expect(drawn).toBe('shown');
    expect(sent[0]?.get('title')).toBe('A');
    expect(box()).toBe('<b>new</b>');
  });

  it.each<[string, () => Promise<Response>, Drawn]>([
    ['a page that refuses', () => Promise.resolve(answer('<b>no</b>', 403)), 'session'],
    ['a page to sign in', () => Promise.resolve(new Response('<form></form>')), 'session'],
    ['no network', () => Promise.reject(new TypeError('network')), 'offline'],
  ])('stays as it was with %s', async (_, fetch, outcome) => {
    const { form, frame, box } = page();
    expect(await draw({ form, frame, address: ADDRESS, fetch }, new AbortController().signal)).toBe(outcome);
    expect(box()).toBe('<p>old</p>');
  });

  it('is drawn once after a pause, and a newer drawing ends the older', async () => {
    const clock = fakeClock();
    const ended: AbortSignal[] = [];
    const ends: ((drawn: Drawn) => void)[] = [];
    const store = createStore({
      clock,
      draw: (signal) => {
        ended.push(signal);
        return new Promise((resolve) => void ends.push(resolve));
      },
    });
    store.edited();
    store.edited();
    await clock.advance(PAUSE_MS);
    expect(ended).toHaveLength(1);
    store.edited();
    await clock.advance(PAUSE_MS);
    expect(ended.map((signal) => signal.aborted)).toEqual([true, false]);
    ends[0]?.('offline');
    ends[1]?.('shown');
    await clock.advance(0);
    expect(store.state()).toEqual({ kind: 'shown' });
  });

  it('says why it is not drawn, and takes no focus from a field', async () => {
    const { frame } = page();
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('network'));
    act(() => mountFormPreview(document, TEXTS));
    const field = screen.getByLabelText('Title');
    act(() => field.focus());
    expect(frame.hasAttribute('inert')).toBe(true);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('offline'));
    act(() => field.blur());
    await waitFor(() => expect(frame.hasAttribute('inert')).toBe(false));
  });
});
