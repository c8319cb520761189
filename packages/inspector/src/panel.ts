import { describe } from './describe';
import type { HiddenElement } from './hidden';
import type { InspectorHost, Say } from './inspector-host';
import { type InspectorState, isUnsaved } from './store';

export interface Panel {
  part<E extends HTMLElement = HTMLElement>(name: string): E;
  /** Shows what is hidden, for whom, and whether it is kept. */
  draw(state: InspectorState): void;
  /** Names the element that is meant; `aloud` where nobody sees a pointer move. */
  name(target: Element | undefined, aloud: boolean): void;
  say(text: string): void;
}

/** Keeps the printed panel live. */
export function createPanel({ root }: InspectorHost, roles: Record<string, string>, t: Say): Panel {
  const part = <E extends HTMLElement>(name: string): E => {
    const node = root.querySelector<E>(`[part="${name}"]`);
    if (!node) throw new Error(`there is no part ${name}`);
    return node;
  };
  part('roles').append(...Object.entries(roles).map(roleBox));
  part('audience').hidden = Object.keys(roles).length === 0;
  const write = (name: string, text: string) => {
    if (part(name).textContent !== text) part(name).textContent = text;
  };

  let drawn: readonly HiddenElement[] = [];
  const drawList = (rules: readonly HiddenElement[]) => {
    if (rules === drawn) return;
    drawn = rules;
    part('list').replaceChildren(...rules.map((rule) => itemOf(rule, t)));
  };

  return {
    part,
    draw(state) {
      const { hidden, past, future, saving, isPeeking } = state;
      drawList(hidden.rules);
      write('list-title', t('list', { count: hidden.rules.length }));
      const chosen = hidden.audience.map((role) => roles[role] ?? role).join(', ');
      write('audience-title', t('audience', { who: chosen || t('everybody') }));
      for (const box of part('roles').querySelectorAll('input'))
        box.checked = hidden.audience.includes(box.value);
      part<HTMLInputElement>('peek').checked = isPeeking;
      setOff(part('undo'), past.length === 0);
      setOff(part('redo'), future.length === 0);
      setOff(part('save'), saving === 'busy' || !isUnsaved(state));
      if (saving === 'busy') write('status', t('saving'));
      else if (saving === 'done') write('status', t('saved'));
      else if (saving !== 'no') write('status', t(saving));
    },
    name(target, aloud) {
      const text = target ? describe(target) : t('nothing');
      write('target', text);
      if (aloud) write('said', text);
      setOff(part('hide'), target === undefined);
    },
    say: (text) => write('status', text),
  };
}

/** Off for whoever uses it, yet it keeps the focus: a disabled button would lose it. */
function setOff(button: HTMLElement, isOff: boolean) {
  button.setAttribute('aria-disabled', String(isOff));
}

function itemOf({ selector, label }: HiddenElement, t: Say): HTMLElement {
  const item = document.createElement('li');
  const name = Object.assign(document.createElement('span'), { textContent: label || selector });
  item.append(name);
  if (document.querySelector(selector) === null) {
    item.append(Object.assign(document.createElement('small'), { textContent: t('missing') }));
  }
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    value: selector,
    textContent: t('show'),
    ariaLabel: t('showNamed', { label: label || selector }),
  });
  button.setAttribute('part', 'show');
  item.append(button);
  return item;
}

function roleBox([name, title]: [string, string]): HTMLElement {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', value: name });
  box.setAttribute('part', 'role');
  label.append(box, ` ${title}`);
  return label;
}
