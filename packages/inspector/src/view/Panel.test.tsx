import { renderTemplate } from '@onda/core/element/render-template';
import { translator } from '@onda/core/i18n/messages';
import { settled } from '@onda/core/testing/fake-clock';
import { fakeFetch } from '@onda/core/testing/fake-fetch';
import { fakeHost } from '@onda/core/testing/fake-host';
import { act, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementInspector } from '../contract';
import markup from '../element-inspector.html';
import { inspectorMessages } from '../messages';
import { setupInspector } from '../shell';
import { view } from './mount';

const RULES = ['uno', 'dos', 'tres'].map((id) => ({ selector: `p#${id}`, classes: [], label: id }));
const ROLES = { visitor: 'Visitantes', editor: 'Editor' };
const mismatch = vi.fn();
const server = fakeFetch(new Response('oops', { status: 500 }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', server.fetch);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(10, 10, 100, 20)] as never);
  document.addEventListener('onda-not-hydrated', mismatch);
  document.body.innerHTML = '<main><p id="uno">Uno</p><p id="dos">Dos</p></main>';
});

const hosts: { leave(): void }[] = [];

afterEach(async () => {
  await act(async () => {
    for (const host of hosts.splice(0)) host.leave();
  });
  expect(mismatch).not.toHaveBeenCalled();
  document.removeEventListener('onda-not-hydrated', mismatch);
  document.body.replaceChildren();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

/** The panel as PHP prints it, kept live by plain code; `show` brings the view. */
async function printed({
  roles = ROLES as Record<string, string>,
  rules = RULES,
  lang = 'es' as 'es' | 'en',
} = {}) {
  const config = {
    ajax: 'https://radio.test/ajax.php',
    settings: { inspector: { wpdata: { object_id: 1 }, roles, hidden: { version: 'v1', rules } } },
  };
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'onda-config', text: JSON.stringify(config) });
  document.head.append(block);
  const t = translator<string>(inspectorMessages, lang);
  const html = renderTemplate(markup, { values: {}, styleOf: () => '', t });
  const host = fakeHost(elementInspector, html, {}, lang);
  hosts.push(host);
  const model = setupInspector(host);
  await settled();
  const fail = vi.fn();
  return {
    host,
    model,
    fail,
    show: () => act(() => view.show(host, model, fail)),
    panel: () => within(host.part('panel')),
    text: (part: string) => host.part(part).textContent,
    press: (part: string) => act(() => host.part(part).click()),
    key: (key: string) =>
      act(
        () =>
          void document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
          ),
      ),
  };
}

const nodesIn = (node: Node): Node[] => [...node.childNodes].flatMap((child) => [child, ...nodesIn(child)]);

describe('hydration', () => {
  it.each(['es', 'en'] as const)('keeps every printed node and the focus: %s', async (lang) => {
    const { host, show } = await printed({ lang });
    const nodes = nodesIn(host.part('panel'));
    expect(host.root.activeElement).toBe(host.part('hide'));
    show();
    const left = new Set(nodesIn(host.part('panel')));
    expect(nodes.filter((node) => !left.has(node))).toEqual([]);
    expect(host.root.activeElement).toBe(host.part('hide'));
  });

  it('goes on with what plain code did before the view came', async () => {
    const { show, key, text, panel } = await printed({ rules: [] });
    key('ArrowDown');
    key('ArrowDown');
    const before = ['target', 'said', 'list-title'].map(text);
    expect(before[0]).toContain('p «Uno»');
    show();
    expect(['target', 'said', 'list-title'].map(text)).toEqual(before);
    expect(panel().getByRole('button', { name: 'Ocultar' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('hides the choice of roles where there are none', async () => {
    const { host, show } = await printed({ roles: {} });
    show();
    expect(host.part('audience').hidden).toBe(true);
  });
});

describe('one painter a node', () => {
  it('a press runs once, before the view and with it', async () => {
    const { show, key, press, model } = await printed({ rules: [] });
    const rules = () => model?.store.getState().hidden.rules.length;
    key('ArrowDown');
    key('ArrowDown');
    press('hide');
    expect(rules()).toBe(1);
    show();
    press('hide');
    expect([rules(), model?.store.getState().past.length]).toEqual([2, 2]);
  });

  it('what is off does nothing, before the view and with it', async () => {
    const { show, press, model } = await printed();
    const state = model?.store.getState();
    press('undo');
    show();
    press('undo');
    press('save');
    expect(model?.store.getState()).toBe(state);
  });
});

describe('the list of what is hidden', () => {
  it('comes with the view, and gives the focus to the neighbor of a row that goes', async () => {
    const { host, show, panel } = await printed();
    expect(host.part('list').childElementCount).toBe(0);
    show();
    const buttons = () => panel().queryAllByText('Mostrar', { selector: 'button' });
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(
      RULES.map(({ label }) => `Mostrar ${label}`),
    );
    expect(panel().getAllByText('ya no está en la página')).toHaveLength(1);
    for (const left of ['p#dos', 'p#tres']) {
      buttons()[0]?.focus();
      act(() => buttons()[0]?.click());
      expect((host.root.activeElement as HTMLButtonElement).value).toBe(left);
    }
    act(() => buttons()[0]?.click());
    expect(host.root.activeElement).toBe(host.part('list-title'));
  });
});

it('ticks roles in the order of the page, and takes them back', async () => {
  const { show, panel, text, model } = await printed();
  show();
  for (const name of ['Editor', 'Visitantes']) act(() => panel().getByLabelText(name).click());
  expect(model?.store.getState().hidden.audience).toEqual(['visitor', 'editor']);
  expect(text('audience-title')).toBe('Oculto para: Visitantes, Editor');
  act(() => panel().getByLabelText('Visitantes').click());
  expect(text('audience-title')).toBe('Oculto para: Editor');
});

it('a view that throws leaves the panel as it was printed, and the panel goes on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { host, model, text, press } = await printed({ rules: [] });
  const broken = { ...model, t: undefined } as never;
  expect(() => view.show(host, broken, vi.fn())).toThrow();
  model?.actions.step('child');
  model?.actions.step('child');
  expect(text('target')).toContain('p «Uno»');
  press('hide');
  expect(text('list-title')).toBe('Oculto en esta página: 1');
});

describe('axe finds nothing', () => {
  type Made = Awaited<ReturnType<typeof printed>>;
  const STATES: Record<string, (made: Made) => unknown> = {
    'as it opens': () => {},
    'an element is meant': ({ key }) => key('ArrowDown'),
    'with both lists open': ({ host }) =>
      host.root.querySelectorAll('details').forEach((one) => {
        one.open = true;
      }),
    'peeking, with something unsaved': ({ press }) => {
      press('show');
      press('peek');
    },
    'a save has failed': async ({ press, text }) => {
      press('show');
      await act(async () => press('save'));
      await vi.waitFor(() => expect(text('status')).toBe('No se pudo guardar. Inténtalo de nuevo.'));
    },
  };
  it.each(Object.keys(STATES))('%s', async (name) => {
    const made = await printed();
    made.show();
    await STATES[name]?.(made);
    const { violations } = await axe.run(made.host.element, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
