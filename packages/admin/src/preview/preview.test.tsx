import '../testing/wordpress-react';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraw, type Drawn, sendTo } from './draw';
import { mountPreview } from './mount';
import { createStore, PAUSE_MS } from './store';

const ADDRESS = 'https://site.test/?onda_look=player&key=k';
const TEXTS = { drawing: 'drawing', session: 'sign in', offline: 'offline' };

function page() {
  document.body.innerHTML = `<form action="/save"><div class="onda-fields">
      <details class="card" open aria-labelledby="onda-station-0"><label>Title <input name="title" value="A"></label></details>
      <details class="card" open aria-labelledby="onda-station-1"><label>Other <input name="other"></label></details></div>
    <section class="onda-preview"><select aria-label="Shown"><option value="0">A</option><option value="1">B</option></select>
      <span data-onda-preview="${ADDRESS}"></span>
      <div class="onda-frames"><iframe name="onda-preview" title="Preview"></iframe></div></section></form>`;
  const [form, frame] = [document.querySelector('form'), document.querySelector('iframe')];
  if (!form || !frame) throw new Error('no page');
  const frames = () => [...document.querySelectorAll('iframe')];
  return { form, frame, frames };
}

/** Gives the frame of that name a page; null for one that cannot be read. */
function load(name: string, body: string | null) {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
  if (!frame) throw new Error('no frame');
  const doc = body === null ? null : new DOMParser().parseFromString(body, 'text/html');
  if (doc) Object.defineProperty(doc, 'URL', { value: ADDRESS });
  Object.defineProperty(frame, 'contentDocument', { configurable: true, value: doc });
  frame.dispatchEvent(new Event('load'));
}

afterEach(() => vi.restoreAllMocks());

describe('a preview', () => {
  it('is drawn in a second frame, which takes the place of the first once it is there', async () => {
    const { form, frame, frames } = page();
    const sent: string[][] = [];
    const draw = createDraw({
      form,
      frame,
      address: ADDRESS,
      send: (_, address, name) => sent.push([address, name]),
    });
    const drawn = draw(new AbortController().signal);
    expect(frames().map(({ name }) => name)).toEqual(['onda-preview', 'onda-preview-next']);
    expect(sent).toEqual([[ADDRESS, 'onda-preview-next']]);
    load('onda-preview-next', '<div class="onda-look">new</div>');
    expect(await drawn).toBe('shown');
    expect(frames().map(({ name }) => name)).toEqual(['onda-preview']);
    expect(frames()[0]?.contentDocument?.body.textContent).toBe('new');
    expect(frames()[0]?.title).toBe('Preview');
  });

  it('is sent to its own frame while a former drawing still loads, and stays when a later one ends it', async () => {
    const { form, frame, frames } = page();
    const waiting: number[] = [];
    const count = () => waiting.push(document.querySelectorAll('iframe[name="onda-preview-next"]').length);
    const draw = createDraw({ form, frame, address: ADDRESS, send: count });
    const [former, latter] = [new AbortController(), new AbortController()];
    const ended = draw(former.signal);
    former.abort();
    const drawn = draw(latter.signal);
    load('onda-preview-next', '<div class="onda-look">new</div>');
    await Promise.all([ended, drawn]);
    latter.abort();
    expect(waiting).toEqual([1, 1]);
    expect(frames()[0]?.contentDocument?.body.textContent).toBe('new');
  });

  it.each<[string, string | null, Drawn]>([
    ['a page that refuses', 'expired', 'session'],
    ['a page to sign in', '<form></form>', 'session'],
    ['no network', null, 'offline'],
  ])('stays as it was with %s', async (_, body, outcome) => {
    const { form, frame, frames } = page();
    const draw = createDraw({ form, frame, address: ADDRESS, send: () => {} });
    const drawn = draw(new AbortController().signal);
    load('onda-preview-next', body);
    expect(await drawn).toBe(outcome);
    expect(frames()).toEqual([frame]);
  });

  it('sends the form elsewhere, tells nobody, and leaves the form as it was', () => {
    const { form } = page();
    const told = vi.fn();
    form.addEventListener('submit', told);
    const seen: (string | null)[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      seen.push(this.getAttribute('action'), this.getAttribute('target'));
    });
    sendTo(form, ADDRESS, 'there');
    expect(seen).toEqual([ADDRESS, 'there']);
    expect([form.getAttribute('action'), form.getAttribute('target')]).toEqual(['/save', null]);
    expect(told).not.toHaveBeenCalled();
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
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => load('onda-preview-next', null));
    act(() => mountPreview(document, TEXTS));
    const field = screen.getByLabelText('Title');
    act(() => field.focus());
    expect(frame.parentElement?.hasAttribute('inert')).toBe(true);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('offline'));
    act(() => field.blur());
    await waitFor(() => expect(frame.parentElement?.hasAttribute('inert')).toBe(false));
  });

  it.each([
    ['nothing', 'title', {}, 0],
    ['a text', 'title', { value: 'B' }, 1],
    ['a remark', 'remark', { value: 'B' }, 1],
    ['a background', 'dark', { checked: true }, 1],
    ['another row', 'row', { value: '1' }, 1],
  ])('is drawn at once where %s was changed before the script came', async (_, name, changed, times) => {
    vi.useFakeTimers();
    const { form } = page();
    form.querySelector('.onda-preview')?.insertAdjacentHTML(
      'beforeend',
      `<input type="radio" name="scheme" id="light" checked><input type="radio" name="scheme" id="dark">
      <select name="row"><option value="0">A</option><option value="1">B</option></select>
      <select name="kind"><option value="0">A</option><option value="1" selected>B</option></select>
      <textarea name="remark">A</textarea><button>Save</button>`,
    );
    Object.assign(form.elements.namedItem(name) ?? {}, changed);
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    act(() => mountPreview(document, TEXTS));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(submit).toHaveBeenCalledTimes(times);
  });

  it('shows the row in whose card somebody is', async () => {
    page();
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    act(() => mountPreview(document, TEXTS));
    act(() => screen.getByLabelText('Other').focus());
    expect(screen.getByLabelText<HTMLSelectElement>('Shown').value).toBe('1');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    act(() => screen.getByLabelText('Other').blur());
    expect(screen.getByLabelText<HTMLSelectElement>('Shown').value).toBe('1');
  });
});
