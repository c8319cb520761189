import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ElementSpec } from '../element/contract';
import { define } from '../element/define';
import type { ElementDefinition } from '../element/element-definition';
import type { Host } from '../element/host';
import { hydratedView } from '../react/react-view';
import { EMPTY_SPEC } from './empty-spec';

const spec = {
  ...EMPTY_SPEC,
  root: 'light',
  attributes: {
    postId: { type: 'number', default: 0, min: 0, description: '' },
    isOpen: { type: 'boolean', default: false, description: '' },
    rows: { type: 'json', default: [], description: '' },
    label: { type: 'string', default: 'none', description: '' },
  },
} as const satisfies ElementSpec;
type Spec = typeof spec;

function Counter() {
  const [clicks, setClicks] = useState(0);
  return (
    <button type="button" part="play" onClick={() => setClicks(clicks + 1)}>
      {clicks}
    </button>
  );
}

function Broken(): never {
  throw new Error('broken');
}

let count = 0;

/** Defines a fresh tag, because a registry never forgets. */
function fresh<M>(
  parts: ElementDefinition<ElementSpec & Pick<Spec, 'attributes'>, M>,
  root: 'light' | 'shadow' = 'light',
) {
  count += 1;
  const tag = `x-test-${count}`;
  define({ ...spec, tag, root } as ElementSpec & Pick<Spec, 'attributes'>, parts);
  return tag;
}

const settle = () => act(async () => {});

async function put(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  await settle();
  return document.body.firstElementChild as HTMLElement;
}

/** The tests of `define`, run in happy-dom and jsdom, and in Chromium on the built bundle. */
export function defineSuite() {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(async () => {
    document.body.replaceChildren();
    await settle();
  });

  describe('attributes', () => {
    const seen = async (html: (tag: string) => string) => {
      let host: Host<Spec> | undefined;
      const tag = fresh({
        setup: (given) => {
          host = given as never;
        },
      });
      const element = await put(html(tag));
      return { element, read: () => host?.attributes.getState() as Record<string, unknown> };
    };

    it('takes a bare attribute for true and "false" for false', async () => {
      expect((await seen((tag) => `<${tag} is-open></${tag}>`)).read().isOpen).toBe(true);
      expect((await seen((tag) => `<${tag} is-open="false"></${tag}>`)).read().isOpen).toBe(false);
    });

    it('goes back to the default when an attribute is removed', async () => {
      const { element, read } = await seen((tag) => `<${tag} post-id="7"></${tag}>`);
      element.removeAttribute('post-id');
      expect(read().postId).toBe(0);
    });

    it('survives malformed JSON and a number that is none', async () => {
      const { element, read } = await seen((tag) => `<${tag} rows="[1," post-id="abc"></${tag}>`);
      expect(read()).toMatchObject({ rows: [], postId: 0 });
      expect(element.dataset.ready).toBe('');
    });

    it('accepts the three spellings', async () => {
      for (const name of ['post-id', 'post_id', 'postid', 'postId']) {
        expect((await seen((tag) => `<${tag} ${name}="7"></${tag}>`)).read().postId).toBe(7);
      }
    });

    it('takes over a property that was set before the upgrade, object identity included', async () => {
      const rows = [new Date()];
      count += 1;
      const tag = `x-test-${count}`;
      const element = document.createElement(tag);
      Reflect.set(element, 'rows', rows);
      document.body.append(element);
      let host: Host<Spec> | undefined;
      define({ ...spec, tag } as ElementSpec, {
        setup: (given) => {
          host = given as never;
        },
      });
      customElements.upgrade(element);
      await settle();
      expect(host?.attributes.getState().rows).toBe(rows);
      expect(Reflect.get(element, 'rows')).toBe(rows);
      expect(element.hasAttribute('rows')).toBe(false);
    });

    it('leaves to the browser what every element has, such as its id', async () => {
      count += 1;
      const tag = `x-test-${count}`;
      const attributes = { id: { type: 'string', default: '', description: '' } } as const;
      const read: unknown[] = [];
      define({ ...spec, tag, attributes }, { setup: (host) => read.push(host.attributes.getState().id) });
      const element = await put(`<${tag} id="uno"></${tag}>`);
      element.id = 'dos';
      expect([read, element.getAttribute('id')]).toEqual([['uno'], 'dos']);
    });

    it('lets a property set to null fall back to the attribute', async () => {
      const { element, read } = await seen((tag) => `<${tag} label="page"></${tag}>`);
      Reflect.set(element, 'label', 'script');
      expect(read().label).toBe('script');
      Reflect.set(element, 'label', null);
      expect(read().label).toBe('page');
    });
  });

  describe('lifetime', () => {
    it('runs its shell once, with the children there and kept', async () => {
      const setup = vi.fn((host: Host<never>) => expect(host.element.querySelector('b')).not.toBeNull());
      const tag = fresh({ setup: setup as never });
      const element = await put(`<${tag}><b>printed</b></${tag}>`);
      expect(setup).toHaveBeenCalledTimes(1);
      expect(element.innerHTML).toContain('printed');
    });

    it('does not start while it is detached', async () => {
      const setup = vi.fn();
      const element = document.createElement(fresh({ setup }));
      element.setAttribute('label', 'x');
      await settle();
      expect(setup).not.toHaveBeenCalled();
    });

    it('stays as it is when it is moved, and ends when it is removed', async () => {
      let signal: AbortSignal | undefined;
      const setup = vi.fn((host: Host<never>) => {
        signal = host.lifetime.signal;
      });
      const element = await put(`<${fresh({ setup: setup as never })}></x>`);
      const other = document.createElement('div');
      document.body.append(other);
      other.append(element);
      await settle();
      expect(setup).toHaveBeenCalledTimes(1);
      expect(signal?.aborted).toBe(false);
      element.remove();
      await settle();
      expect(signal?.aborted).toBe(true);
    });

    it('starts again when it comes back after it had left', async () => {
      const setup = vi.fn();
      const element = await put(`<${fresh({ setup })}></x>`);
      element.remove();
      await settle();
      document.body.append(element);
      await settle();
      expect(setup).toHaveBeenCalledTimes(2);
    });

    it('keeps an exception to itself: marked, said, printed markup and neighbors unharmed', async () => {
      const broken = fresh({
        setup: () => {
          throw new Error('broken');
        },
      });
      const sound = fresh({});
      const said = vi.fn();
      document.body.addEventListener('onda-error', said, { once: true });
      const first = await put(`<${broken}><a href="/x">link</a></${broken}>`);
      const second = document.createElement(sound);
      document.body.append(second);
      await settle();
      expect(first.dataset.failed).toBe('');
      expect(first.querySelector('a')).not.toBeNull();
      expect(said).toHaveBeenCalledTimes(1);
      expect(second.dataset.ready).toBe('');
    });

    it('says events that bubble, cross shadow roots and can be prevented where that was promised', async () => {
      let host: Host<never> | undefined;
      const tag = fresh({
        setup: (given) => {
          host = given as never;
        },
      });
      await put(`<${tag}></${tag}>`);
      const heard = vi.fn((event: Event) => event.preventDefault());
      document.addEventListener('onda-search-go', heard, { once: true });
      expect(host?.emit('search-go', { address: '/a' }, { cancelable: true })).toBe(false);
      expect(heard.mock.calls[0]?.[0]).toMatchObject({
        bubbles: true,
        composed: true,
        detail: { address: '/a' },
      });
    });
  });

  describe('shell', () => {
    it('hears its parts through one listener and leaves a removed element alone', async () => {
      const run = vi.fn();
      const tag = fresh({ setup: (host) => void host.on('click', 'button', run) });
      const element = await put(`<${tag}><button><i>x</i></button></${tag}>`);
      const icon = element.querySelector('i') as HTMLElement;
      icon.click();
      expect(run).toHaveBeenCalledTimes(1);
      element.remove();
      await settle();
      document.body.append(icon);
      icon.click();
      expect(run).toHaveBeenCalledTimes(1);
    });

    it('moves the content of a printed template into a root, whoever put it there', async () => {
      let root: unknown;
      const tag = fresh(
        {
          setup: (host) => {
            root = host.root;
          },
        },
        'shadow',
      );
      const element = await put(
        `<${tag}><template shadowrootmode="open"><p part="title">x</p></template><i>light</i></${tag}>`,
      );
      expect(element.shadowRoot).toBe(root);
      expect(element.shadowRoot?.querySelector('p')?.textContent).toBe('x');
      expect(element.querySelector('i')).not.toBeNull();
    });

    it('makes the shell of a bare tag, also of a clone that lost its root', async () => {
      const tag = fresh({ markup: async () => () => '<p part="title">made</p>' }, 'shadow');
      const element = await put(`<${tag}></${tag}>`);
      const copy = element.cloneNode(true) as HTMLElement;
      document.body.append(copy);
      await settle();
      for (const node of [element, copy]) expect(node.shadowRoot?.textContent).toBe('made');
    });
  });

  describe('view', () => {
    const shell =
      '<template shadowrootmode="open"><div class="former"><button part="play">shell</button></div></template>';

    const viewed = async (when: 'load' | 'asked' = 'load') => {
      let host: Host<never> | undefined;
      count += 1;
      const name = `x-counter-${count}`;
      const tag = fresh(
        {
          setup: (given) => {
            host = given as never;
            if (when === 'load') queueMicrotask(() => given.wantView());
          },
          view: async () => hydratedView(name, Counter, '.former'),
        },
        'shadow',
      );
      const element = await put(`<${tag}>${shell}</${tag}>`);
      const button = () => element.shadowRoot?.querySelector('button') as HTMLButtonElement;
      return { element, button, host: () => host as unknown as Host };
    };

    it('takes the shell’s place beside what else stands in the root', async () => {
      const { element, button } = await viewed();
      await vi.waitFor(() => expect(button().textContent).toBe('0'));
      expect(element.shadowRoot?.querySelector('.former')).toBeNull();
    });

    it('keeps its state when the element is moved', async () => {
      const { element, button } = await viewed();
      await vi.waitFor(() => expect(button().textContent).toBe('0'));
      await act(async () => button().click());
      const other = document.createElement('div');
      document.body.append(other);
      other.append(element);
      await settle();
      expect(button().textContent).toBe('1');
    });

    it('gives the shell back when the element leaves, and comes again with it', async () => {
      const { element, button } = await viewed();
      await vi.waitFor(() => expect(button().textContent).toBe('0'));
      element.remove();
      await settle();
      expect(button().textContent).toBe('shell');
      document.body.append(element);
      await settle();
      expect(button().textContent).toBe('0');
    });

    it('waits while a pointer is pressed and for the task after its release', async () => {
      // A page knows what is held down from its first view on.
      const first = await viewed('asked');
      await act(async () => first.host().wantView());
      const { button, host } = await viewed('asked');
      button().dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
      const shown = host().wantView();
      await settle();
      expect(button().textContent).toBe('shell');
      window.dispatchEvent(new Event('pointerup'));
      await act(async () => shown);
      expect(button().textContent).toBe('0');
    });

    it('keeps focus on the same part', async () => {
      const { element, button, host } = await viewed('asked');
      button().focus();
      await act(async () => host().wantView());
      expect(element.shadowRoot?.activeElement).toBe(button());
      expect(button().textContent).toBe('0');
    });

    it('handles a click on the view once, not in the shell as well', async () => {
      const { button, host } = await viewed('asked');
      const run = vi.fn();
      host().on('click', 'button', run);
      await act(async () => host().wantView());
      await act(async () => button().click());
      expect(run).not.toHaveBeenCalled();
    });

    it('leaves the shell in place when the view throws', async () => {
      const said = vi.fn();
      document.body.addEventListener('onda-error', said, { once: true });
      count += 1;
      const name = `x-broken-${count}`;
      const tag = fresh(
        {
          setup: (host) => queueMicrotask(() => host.wantView().catch(() => {})),
          view: async () => hydratedView(name, Broken, '.former'),
        },
        'shadow',
      );
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      document.body.innerHTML = `<${tag}>${shell}</${tag}>`;
      await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
      expect(document.querySelector(tag)?.shadowRoot?.querySelector('button')?.textContent).toBe('shell');
    });
  });
}
