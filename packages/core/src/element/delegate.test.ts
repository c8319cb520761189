import { afterEach, describe, expect, it, vi } from 'vitest';
import { delegate } from './delegate';
import { createLifetime, type Lifetime } from './lifetime';

const lives: Lifetime[] = [];
afterEach(() => {
  for (const lifetime of lives.splice(0)) lifetime.end();
  document.body.replaceChildren();
});

function listen(element: HTMLElement, root: ShadowRoot | HTMLElement, selector: string, type = 'click') {
  const run = vi.fn<(event: Event, part: HTMLElement) => void>();
  const lifetime = createLifetime();
  lives.push(lifetime);
  delegate(element, root, lifetime, { type, selector, run });
  return { run, lifetime };
}

function light(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

function shadow(html: string) {
  const element = light('');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return { element, root };
}

const click = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)?.click();

describe('in the page’s own tree', () => {
  it('tells the part that was meant, whatever inside it was hit', () => {
    const element = light('<button><i>x</i></button>');
    const { run } = listen(element, element, 'button');
    click(element, 'i');
    expect(run.mock.calls[0]?.[1]).toBe(element.querySelector('button'));
  });

  it('costs one listener for any number of elements', () => {
    const add = vi.spyOn(document, 'addEventListener');
    const heard = Array.from({ length: 50 }, () => {
      const element = light('<button></button>');
      return { element, ...listen(element, element, 'button', 'keydown') };
    });
    // The document keeps one of the same function, type and phase.
    expect(new Set(add.mock.calls.flatMap(([, listener, phase]) => [listener, phase])).size).toBe(2);
    const keydown = new KeyboardEvent('keydown', { bubbles: true, composed: true });
    heard[0]?.element.querySelector('button')?.dispatchEvent(keydown);
    expect(heard.map(({ run }) => run.mock.calls.length)).toEqual([1, ...Array(49).fill(0)]);
  });

  it('hears its own parts only', () => {
    const [one, other] = [light('<button></button>'), light('<button></button>')];
    const { run } = listen(one, one, 'button');
    click(other, 'button');
    expect(run).not.toHaveBeenCalled();
    const outer = document.createElement('button');
    document.body.append(outer);
    outer.append(one);
    outer.click();
    expect(run).not.toHaveBeenCalled();
  });

  it('hears nothing any more after the end', () => {
    const element = light('<button></button>');
    const { run, lifetime } = listen(element, element, 'button');
    lifetime.end();
    click(element, 'button');
    expect(run).not.toHaveBeenCalled();
  });
});

describe.each(['light', 'shadow'])('beside a view, %s', (kind) => {
  it('leaves the events of the view to the view', () => {
    const html = '<button id="shell"></button><div data-view><button id="view"></button></div>';
    const { element, root } = kind === 'shadow' ? shadow(html) : { element: light(html), root: null };
    const { run } = listen(element, root ?? element, 'button');
    click(root ?? element, '#view');
    expect(run).not.toHaveBeenCalled();
    click(root ?? element, '#shell');
    expect(run).toHaveBeenCalledTimes(1);
  });
});

it('hears the parts of a shadow root until the end', () => {
  const { element, root } = shadow('<button><i>x</i></button>');
  const { run, lifetime } = listen(element, root, 'button');
  click(root, 'i');
  expect(run).toHaveBeenCalledTimes(1);
  lifetime.end();
  click(root, 'i');
  expect(run).toHaveBeenCalledTimes(1);
});
