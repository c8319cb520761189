import { expect, it } from 'vitest';
import { renderTemplate, templateNodes } from './render-template';

const filled = (template: string, values: Record<string, unknown> = {}, style = '') =>
  renderTemplate(template, {
    values,
    styleOf: (name) => (name === '' ? style : `/${name}.css`),
    t: (key) => `<${key}>`,
  });

it('escapes text in nodes and attributes alike', () => {
  expect(filled('<p title="{{name}}">{{name}}</p>', { name: `<b>"Uno" & 'dos'</b>` })).toBe(
    '<p title="&lt;b&gt;&quot;Uno&quot; &amp; &#039;dos&#039;&lt;/b&gt;">' +
      '&lt;b&gt;&quot;Uno&quot; &amp; &#039;dos&#039;&lt;/b&gt;</p>',
  );
});

it('does not read placeholders in values', () => {
  expect(filled('{{name}}', { name: '{{t play}}', play: 'x' })).toBe('{{t play}}');
});

it.each([
  ['https://radio.test/a.png?x=1&y=2', 'https://radio.test/a.png?x=1&amp;y=2'],
  ['javascript:alert(1)', ''],
  ['data:image/svg+xml,<svg onload=alert(1)>', ''],
  ['', ''],
  [undefined, ''],
])('prints %s as the address %s', (cover, printed) => {
  expect(filled('<img src="{{url cover}}">', { cover })).toBe(`<img src="${printed}">`);
});

it('prints messages escaped', () => expect(filled('{{t play}}')).toBe('&lt;play&gt;'));

it.each([
  [true, 'data-on'],
  [false, ''],
  ['yes', ''],
  [undefined, ''],
])('prints the word of a flag that is %s as "%s"', (isOn, printed) => {
  expect(filled('{{flag isOn data-on}}', { isOn })).toBe(printed);
});

it('prints numbers, and nothing for what is not there', () => {
  expect(filled('{{level}}|{{none}}', { level: 0 })).toBe('0|');
});

it('prints the address of another style sheet', () => {
  expect(filled('<link href="{{style player-more}}">')).toBe('<link href="/player-more.css">');
});

it('links the style sheet first, where there is one', () => {
  expect(filled('<p></p>', {}, 'https://a.test/x.css?"')).toBe(
    '<link rel="stylesheet" href="https://a.test/x.css?&quot;"><p></p>',
  );
});

it('makes nodes of a template, outside the page', () => {
  const values = { values: { name: '<b>Uno' }, styleOf: () => '', t: String };
  const nodes = templateNodes('<p>{{name}}</p><i></i>', values);
  expect([...nodes.children].map((node) => node.outerHTML)).toEqual(['<p>&lt;b&gt;Uno</p>', '<i></i>']);
  expect(nodes.firstElementChild?.isConnected).toBe(false);
});
