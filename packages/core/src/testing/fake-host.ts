import { createStore } from 'zustand/vanilla';
import { bind, printedParts } from '../element/bind';
import type { AttributesOf, ElementSpec } from '../element/contract';
import { delegate } from '../element/delegate';
import type { Host } from '../element/host';
import type { Language } from '../i18n/messages';
import { createLifetime, endings } from './endings';

export interface FakeHost<S extends ElementSpec> extends Host<S> {
  root: ShadowRoot;
  /** The page changes attributes. */
  change(attributes: Partial<AttributesOf<S>>): void;
  /** The element leaves the page. */
  leave(): void;
  /** How often the view was asked for. */
  wanted(): number;
  /** The events that were sent with `emit`. */
  said: [type: string, detail: unknown][];
  part<E extends HTMLElement = HTMLElement>(name: string): E;
}

/** A host in the document whose shadow root holds `html`, without a custom element around it. */
export function fakeHost<S extends ElementSpec>(
  spec: S,
  html: string,
  written: Partial<AttributesOf<S>> = {},
  lang: Language = 'es',
): FakeHost<S> {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  document.body.append(element);
  const lifetime = createLifetime();
  const printed = { ...defaultsOf(spec), ...written };
  const attributes = createStore(() => printed);
  const said: FakeHost<S>['said'] = [];
  let wanted = 0;
  const leave = () => {
    lifetime.end();
    element.remove();
  };
  endings.add(leave);
  return {
    element,
    root,
    attributes: attributes,
    lifetime,
    lang,
    said,
    on: (type, selector, run) => delegate(element, root, lifetime, { type, selector, run }),
    emit: (type, detail) => said.push([type, detail]) > 0,
    bind(store, name, read) {
      lifetime.onEnd(bind(() => printedParts(element, root, name), store, read));
    },
    async wantView() {
      wanted += 1;
    },
    change: (changes) => attributes.setState(changes),
    leave,
    wanted: () => wanted,
    part<E extends HTMLElement>(name: string) {
      const node = root.querySelector<E>(`[part~="${name}"]`);
      if (!node) throw new Error(`there is no part ${name}`);
      return node;
    },
  };
}

export function defaultsOf<S extends ElementSpec>(spec: S): AttributesOf<S> {
  const values = Object.entries(spec.attributes).map(([name, attribute]) => [name, attribute.default]);
  return Object.fromEntries(values) as AttributesOf<S>;
}
