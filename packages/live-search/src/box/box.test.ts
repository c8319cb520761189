import { expect, it } from 'vitest';
import { findBox } from './box';

const OURS =
  '<form part="form"><input part="field"><button part="clear" type="reset" hidden>×</button><button part="submit" type="submit" aria-label="Buscar"></button></form>';
const THEIRS = '<form><input type="text"><button type="submit" aria-label="Buscar"></button></form>';

const attributes = (node?: Element) =>
  [...(node?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);

it.each([
  ['our own form', OURS],
  ['the form of a theme, which has no parts', THEIRS],
])('%s is kept as the component draws it', (_, html) => {
  const element = document.createElement('asp-search');
  element.innerHTML = html;
  const box = findBox(element);
  const [field, submit] = [attributes(box?.field), attributes(box?.submit)];
  expect(box?.clear.hidden).toBe(true);
  box?.shown.setState({
    name: 'Buscador 2',
    isLive: true,
    popup: 'grid',
    expanded: 'true',
    list: 'a',
    active: 'a-1',
  });
  box?.shown.setState({ submit: 'Abrir', unfolded: 'false', isEmpty: false });
  expect(attributes(box?.field).slice(field.length)).toEqual([
    'role=combobox',
    'aria-autocomplete=list',
    'aria-haspopup=grid',
    'aria-expanded=true',
    'aria-controls=a',
    'aria-activedescendant=a-1',
  ]);
  expect([box?.form.getAttribute('aria-label'), box?.clear.hidden]).toEqual(['Buscador 2', false]);
  expect(attributes(box?.submit).slice(-2)).toEqual(['aria-label=Abrir', 'aria-expanded=false']);
  const former = { isLive: false, popup: '', expanded: '', list: '', active: '', unfolded: '' } as const;
  box?.shown.setState({ ...former, submit: 'Buscar' });
  expect([attributes(box?.field), attributes(box?.submit)]).toEqual([field, submit]);
});
