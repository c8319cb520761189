import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findWords, wordsOf } from './find-words';
import { HEADER_ALLOWANCE, highlightPage } from './highlight';
import { highlightedPhrase, readHighlight } from './highlight-settings';

const on = (data: object = {}) => ({ enabled: true, data: { selector: '#main', ...data } });
const page = (query: string) => `https://radio.test/?${query}`;

let painted: Map<string, Range[]>;

beforeEach(() => {
  painted = new Map();
  vi.stubGlobal(
    'Highlight',
    class {
      ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
  vi.stubGlobal('CSS', {
    highlights: {
      set: (name: string, { ranges }: { ranges: Range[] }) => painted.set(name, ranges),
      delete: (name: string) => painted.delete(name),
    },
  });
  document.body.innerHTML =
    '<header>música</header><div id="main"><h1>La Música</h1><p>musical, <b>MÚSICO</b> y mu\u0301sica</p><script>música</script><nav>música</nav></div>';
});

const texts = () => painted.get('onda-search')?.map(String);

describe('the words', () => {
  it.each([
    ['La música', 3, ['musica']],
    ['la la LÁ', 1, ['la']],
    ['de mar a mar', 2, ['mar', 'de']],
    ['«¿Qué?», (dijo)', 1, ['dijo', 'que']],
    ['   ', 1, []],
    ['niño', 0, ['nino']],
  ])('of "%s" with at least %i characters', (phrase, length, words) => {
    expect(wordsOf(phrase, length)).toEqual(words);
  });

  it.each([
    ['Música musical', ['musica'], false, ['Música', 'musica']],
    ['Música musical', ['musica'], true, ['Música']],
    ['a mu\u0301sica b', ['musica'], true, ['mu\u0301sica']],
    ['ﬁn de fin', ['fin'], false, ['ﬁn', 'fin']],
    [
      'Øystein en Łódź, super\u00admercado',
      ['oystein', 'lodz', 'supermercado'],
      false,
      ['Øystein', 'Łódź', 'super\u00admercado'],
    ],
    ['100 % (c++) a.b', ['c++', 'a.b'], false, ['c++', 'a.b']],
    ['İstanbul', ['istanbul'], false, ['İstanbul']],
    ['🎵canción🎵', ['cancion'], true, ['canción']],
    ['nada', [], false, []],
  ])('are found in "%s"', (text, words, isWhole, found) => {
    expect(findWords(text, words, isWhole).map(([start, end]) => text.slice(start, end))).toEqual(found);
  });
});

describe('the settings', () => {
  it('are the specification’s, as PHP may say them', () => {
    const data = { selector: '#a', minWordLength: '3', whole: '1', scroll: 1, scroll_offset: '-40', id: '2' };
    expect(readHighlight({ enabled: 1, data })).toEqual([
      { selector: '#a', minWordLength: 3, whole: true, scroll: true, scrollOffset: -40, id: 2 },
    ]);
    expect(readHighlight({ enabled: true, data: [{}] })).toEqual([
      { selector: '', minWordLength: 1, whole: false, scroll: false, scrollOffset: 0, id: 0 },
    ]);
  });

  it.each([true, 1, '1', 'true'])('%j is on', (enabled) => {
    expect(readHighlight({ enabled, data: {} })).toHaveLength(1);
  });

  it.each([null, '', 'x', undefined, {}])('an amount of %j is the default', (minWordLength) => {
    const [rule] = readHighlight({ enabled: true, data: { minWordLength, scroll_offset: minWordLength } });
    expect(rule).toMatchObject({ minWordLength: 1, scrollOffset: 0 });
  });

  it.each([undefined, null, {}, { enabled: false }, { enabled: '0' }, 'yes'])('%j is off', (setting) => {
    expect(readHighlight(setting)).toEqual([]);
  });

  it.each([
    ['s=uno', 'uno', 0],
    ['asp_highlight=uno&p_asid=3', 'uno', 3],
    ['asp_s=uno', 'uno', 0],
    ['asp_ls=uno+dos', 'uno dos', 0],
    ['s=tema&asp_highlight=uno', 'uno', 0],
    ['asp_s=&s=uno', 'uno', 0],
    ['x=1', '', 0],
  ])('the phrase of ?%s is "%s"', (query, phrase, id) => {
    expect(highlightedPhrase(page(query))).toEqual({ phrase, id });
  });
});

describe('a result page', () => {
  it('shows each place of the phrase, and leaves the document as it is', () => {
    const before = document.body.innerHTML;
    highlightPage(page('asp_highlight=musica'), on());
    expect(texts()).toEqual(['Música', 'musica', 'mu\u0301sica']);
    expect(document.body.innerHTML).toBe(before);
  });

  it('shows only words of the length that the owner wants, and whole words where he wants them', () => {
    highlightPage(page('s=y+música'), on({ minWordLength: 2, whole: true }));
    expect(texts()).toEqual(['Música', 'mu\u0301sica']);
  });

  it('shows nothing where it is off, without a phrase, and for another search', () => {
    highlightPage(page('s=musica'), { enabled: false });
    highlightPage(page('x=1'), on());
    highlightPage(page('s=musica&p_asid=2'), on({ id: 7 }));
    highlightPage(page('s=nowhere'), on());
    expect(texts()).toBeUndefined();
  });

  it('searches the usual content area where the selector finds nothing', () => {
    highlightPage(page('s=musico'), on({ selector: '[[' }));
    expect(texts()).toEqual(['MÚSICO']);
  });

  it.each([
    [0, 680],
    [50, 730],
    [-900, 0],
  ])('scrolls to the first match, %i px lower less the header’s 120', (offset, top) => {
    expect(HEADER_ALLOWANCE).toBe(120);
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue({ top: 800 } as DOMRect);
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    highlightPage(page('s=musica'), on({ scroll: true, scroll_offset: offset }));
    expect(jumps.mock.calls).toEqual([[{ top, behavior: 'instant' }]]);
  });

  it('does not scroll where nobody asked for it', () => {
    const jumps = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    highlightPage(page('s=musica'), on());
    expect(jumps).not.toHaveBeenCalled();
  });

  it('wraps the words in <mark> where the browser cannot paint them, and unwraps them', () => {
    vi.stubGlobal('CSS', {});
    const main = document.querySelector('#main') as HTMLElement;
    const before = main.innerHTML;
    const undo = highlightPage(page('s=musica+la'), on());
    expect([...main.querySelectorAll('mark.onda-search')].map(({ textContent }) => textContent)).toEqual([
      'La',
      'Música',
      'musica',
      'mu\u0301sica',
    ]);
    undo();
    expect(main.innerHTML).toBe(before);
  });

  it('is as before once it is undone', () => {
    highlightPage(page('s=musica'), on())();
    expect(texts()).toBeUndefined();
  });

  it('shows a thousand places at most', () => {
    (document.querySelector('#main') as HTMLElement).textContent = 'a '.repeat(3000);
    highlightPage(page('s=a'), on());
    expect(texts()).toHaveLength(1000);
  });
});
