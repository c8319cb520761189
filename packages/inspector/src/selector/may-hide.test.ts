import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from './may-hide';

const NEVER = { whole: '#content', parts: '.banner', inside: '.player' };

beforeEach(() => {
  document.body.innerHTML =
    '<div id="page"><div id="content"></div></div><p>Texto</p><div class="banner"><b>Aviso</b></div><div id="box"><i class="player"></i></div>';
});

const refusedOf = (selector: string, never = NEVER) =>
  refusal(document.querySelector(selector) as Element, never);

it.each([
  ['html', 'whole'],
  ['body', 'whole'],
  ['#content', 'whole'],
  ['#page', 'whole'],
  ['.banner', 'protected'],
  ['.banner b', 'protected'],
  ['#box', 'protected'],
  ['.player', undefined],
  ['p', undefined],
])('%s is refused as %s', (selector, reason) => expect(refusedOf(selector)).toBe(reason));

it('the body is the whole page where nothing is named', () => {
  expect(refusedOf('body', { whole: '', parts: '', inside: '' })).toBe('whole');
  expect(refusedOf('#page', { whole: '', parts: '', inside: '' })).toBeUndefined();
});

describe('in a theme without a main', () => {
  const covers = (width: number, height: number) => {
    const page = document.documentElement;
    vi.spyOn(page, 'scrollWidth', 'get').mockReturnValue(100);
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(100);
    const text = document.querySelector('p') as Element;
    vi.spyOn(text, 'getBoundingClientRect').mockReturnValue({ width, height } as DOMRect);
    return refusedOf('p');
  };

  it('what covers more than four fifths of the page is the page', () => {
    expect([covers(100, 81), covers(100, 80)]).toEqual(['whole', undefined]);
  });

  it('nothing is by its size in any other', () => {
    document.body.append(document.createElement('main'));
    expect(covers(100, 100)).toBeUndefined();
  });
});
