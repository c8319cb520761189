import { describe, expect, it, vi } from 'vitest';
import { EMPTY_SPEC } from '../testing/empty-spec';
import { settled } from '../testing/fake-clock';
import type { ElementSpec } from './contract';
import { type Batch, defineBatch } from './define-batch';

const spec = {
  ...EMPTY_SPEC,
  root: 'light',
  attributes: {
    postId: { type: 'number', default: 0, min: 0, description: '' },
    isOpen: { type: 'boolean', default: false, description: '' },
  },
} as const satisfies ElementSpec;

let count = 0;

function defined(parts: Partial<Batch> = {}) {
  count += 1;
  const tag = `x-many-${count}`;
  const many = { connected: vi.fn(), changed: vi.fn(), disconnected: vi.fn() };
  const start = () => defineBatch({ ...spec, tag }, { ...many, ...parts });
  return { tag, many, start };
}

async function put(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  await settled();
  return document.body.firstElementChild as HTMLElement;
}

describe('a control that stands on a page by the hundred', () => {
  it('comes once its children are there, is ready and says so', async () => {
    const { tag, many, start } = defined();
    const said = vi.fn();
    document.body.innerHTML = `<${tag}><b>1</b></${tag}><${tag}><b>2</b></${tag}>`;
    const [first] = document.body.children;
    first?.addEventListener('onda-ready', said);
    start();
    await settled();
    expect(many.connected).toHaveBeenCalledTimes(2);
    expect([first?.hasAttribute('data-ready'), said.mock.calls.length]).toEqual([true, 1]);
  });

  it('stays when it is moved, leaves when it is removed, comes again', async () => {
    const { tag, many, start } = defined();
    start();
    const element = await put(`<${tag}><b>1</b></${tag}>`);
    document.body.append(document.createElement('p'), element);
    await settled();
    expect([many.connected, many.disconnected].map((run) => run.mock.calls.length)).toEqual([1, 0]);
    element.remove();
    await settled();
    expect([many.disconnected.mock.calls.length, element.hasAttribute('data-ready')]).toEqual([1, false]);
    document.body.append(element);
    await settled();
    expect(many.connected).toHaveBeenCalledTimes(2);
  });

  it('reads and writes its attributes as properties, also those set before the upgrade', async () => {
    const { tag, start } = defined();
    const early = document.createElement(tag);
    Reflect.set(early, 'postId', 7);
    early.innerHTML = '<b>1</b>';
    document.body.append(early);
    start();
    customElements.upgrade(early);
    await settled();
    expect([early.getAttribute('post-id'), Reflect.get(early, 'postId')]).toEqual(['7', 7]);
    Reflect.set(early, 'postId', null);
    expect(Reflect.get(early, 'postId')).toBe(0);
    early.setAttribute('isopen', '');
    expect(Reflect.get(early, 'isOpen')).toBe(true);
  });

  it('tells of attributes that change while it stands there, and not before', async () => {
    const { tag, many, start } = defined();
    start();
    const element = await put(`<${tag} post-id="1"><b>1</b></${tag}>`);
    expect(many.changed).not.toHaveBeenCalled();
    element.setAttribute('post_id', '2');
    element.setAttribute('is-open', '');
    element.setAttribute('class', 'theme');
    await settled();
    expect(many.changed.mock.calls).toEqual([[element]]);
    element.remove();
    await settled();
    element.setAttribute('post-id', '3');
    await settled();
    expect(many.changed).toHaveBeenCalledTimes(1);
  });

  it('tells the same of those in a shadow root, also of one that came there by a move', async () => {
    const { tag, many, start } = defined();
    start();
    const element = await put(`<${tag}><b>1</b></${tag}>`);
    const outer = document.body.appendChild(document.createElement('div'));
    outer.attachShadow({ mode: 'open' }).append(element);
    await settled();
    element.setAttribute('post-id', '2');
    await settled();
    expect(many.changed.mock.calls).toEqual([[element]]);
  });

  it('prints what a bare tag lacks, and not into one that has left meanwhile', async () => {
    const { tag, many, start } = defined({ markup: async () => () => '<button>made</button>' });
    start();
    const element = await put(`<${tag}></${tag}>`);
    expect([element.textContent, many.connected.mock.calls.length]).toEqual(['made', 1]);
    document.body.innerHTML = `<${tag}></${tag}>`;
    const gone = document.body.firstElementChild;
    gone?.remove();
    await settled();
    expect(gone?.textContent).toBe('');
  });

  it('keeps an exception to itself: marked, said, printed markup and neighbors unharmed', async () => {
    const connected = vi.fn((element: HTMLElement) => {
      if (element.id === 'broken') throw new Error('broken');
    });
    const { tag, start } = defined({ connected });
    const said: unknown[] = [];
    const onEvent = (event: Event) => said.push((event as CustomEvent).detail);
    document.body.addEventListener('onda-error', onEvent, { once: true });
    start();
    const element = await put(`<${tag} id="broken"><b>1</b></${tag}><${tag}><b>2</b></${tag}>`);
    expect([element.hasAttribute('data-failed'), element.textContent]).toEqual([true, '1']);
    expect(element.nextElementSibling?.hasAttribute('data-ready')).toBe(true);
    expect(said).toEqual([{ tag, message: 'Error: broken' }]);
  });
});
