import { createLifetime } from '@onda/core/testing/endings';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createFormStore, type FormState } from '../store';
import { type Choice, Face } from './Face';
import type { FormHost } from './form-host';
import { present } from './present';
import { readForm } from './printed-form';
import { renderForm } from './render-form';

const CHOICE = { id: '3', type: 'others', title: 'Boletín', button: 'Suscribirme' } as Choice;
const AT_REST: FormState = { phase: 'idle' };

function drawn(state: FormState): HTMLElement {
  const shown = present(state, 'Gracias');
  const element = document.createElement('newsletter-form');
  element.innerHTML = renderToStaticMarkup(
    <Face choice={CHOICE} shown={shown} hidden={null} fields={<input name="data[email]" />} />,
  );
  return element;
}

afterEach(() => document.body.replaceChildren());

it.each<[string, FormState]>([
  ['at rest', AT_REST],
  ['that is sent', { phase: 'sending' }],
  ['that was accepted', { phase: 'success' }],
  ['that was refused', { phase: 'error', messages: ['<b>No</b> & more'] }],
  ['that was refused for two reasons', { phase: 'error', messages: ['No', 'Ni hablar'] }],
])('plain code keeps a form %s as the component draws it', (_, state) => {
  const element = drawn(AT_REST);
  document.body.append(element);
  const store = createFormStore();
  const printed = readForm(element);
  if (!printed) throw new Error('no form');
  renderForm({ element, lifetime: createLifetime() } as FormHost, printed, store, 'unused');
  store.setState({ phase: 'sending' }, true);
  store.setState(state, true);
  for (const node of element.querySelectorAll('[style]')) node.removeAttribute('style');
  for (const node of element.querySelectorAll('[class]')) node.className = node.className.trim();
  expect(element.innerHTML).toBe(drawn(state).innerHTML);
});
