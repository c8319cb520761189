import { settled } from '@onda/core/testing/fake-clock';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import { resultHtml } from './testing/replies';
import { linkTo, marked, type ReplyOf, type SearchPage, searchPage, wireReply } from './testing/search-page';

const TITLES = ['Radio uno', 'Radio dos', 'Radio tres'];
const FAILED = '¡La búsqueda ha fallado! Comprueba tu conexión. Estado: 500';

let page: SearchPage;
let left: { address: string; target: string }[];

const stayHere = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) left.push({ address: link.href, target: link.target });
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  left = [];
  document.documentElement.dir = 'ltr';
  document.addEventListener('click', stayHere);
});

afterEach(async () => {
  document.removeEventListener('click', stayHere);
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function search(attributes = '', reply: ReplyOf = () => wireReply(TITLES), settings = {}) {
  page = await searchPage(attributes, reply, settings);
  await page.type('radio');
}

const text = (part: string) => page.find(part).textContent?.replace(/\s+/g, ' ').trim();
const titles = () => page.findAll('.item h3').map((title) => title.textContent);
const isOpen = () => !page.find('panel').hidden;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the form', () => {
  it('loads nothing and asks nothing until somebody comes', async () => {
    page = await searchPage('', () => wireReply(TITLES));
    expect(page.sent).toEqual([]);
  });

  it('sends the fields of the wire', async () => {
    await search('id="3" iid="2" force-count="7" force-order="true" preview-options="x"');
    expect(page.sent[0]).toEqual({
      action: 'ajaxsearchpro_search',
      aspp: 'radio',
      asid: '3',
      asp_inst_id: '3_2',
      options: 'filters_initial=1&filters_changed=0&force_count=7&force_order=1',
      asp_preview_options: 'x',
      onda_brief: '1',
    });
  });

  it.each([
    ['', '1', '1_1'],
    ['id="3"', '3', '3_1'],
    ['id="3" iid="2"', '3', '3_2'],
    ['id="3" rid="8_9"', '3', '8_9'],
  ])('with `%s` says that search %s asks, as copy %s', async (attributes, asid, asp_inst_id) => {
    await search(attributes);
    expect(page.sent[0]).toMatchObject({ asid, asp_inst_id });
  });

  it('counts the copies of a search, and knows no number above 50', async () => {
    document.body.innerHTML = '<asp-search></asp-search><asp-search id="1"></asp-search>';
    await search('id="51"');
    expect(page.sent.at(-1)).toMatchObject({ asid: '1', asp_inst_id: '1_3' });
  });

  it('takes its options from a JSON child, nested as the specification names them', async () => {
    page = await searchPage('charcount="3"', () => wireReply(TITLES), {
      instances: { 5: { itemscount: 9, charcount: 1, resultstype: 'polaroid' } },
    });
    const child =
      '{"id":5,"charcount":9,"trigger":{"type":0},"compact":{"enabled":true},"resPage":{"useAjax":1}}';
    page.element.innerHTML = `<script type="application/json">${child}</script>`;
    const { readOptions } = await import('./options/options');
    expect(readOptions(page.element)).toMatchObject({
      id: '5',
      charcount: 3,
      triggerType: false,
      compact: true,
      resPageUseAjax: true,
      itemscount: 9,
      resultstype: 'polaroid',
    });
  });

  it('shows a button to empty the field as long as there is something in it', async () => {
    await search();
    expect(page.find('clear').hidden).toBe(false);
    page.find('clear').click();
    expect([page.field.value, page.find('clear').hidden, isOpen()]).toEqual(['', true, false]);
    expect(document.activeElement).toBe(page.field);
  });
});

it.each([
  [199, 0],
  [200, 1],
])('a box whose code comes %i ms after the last key has sent %i questions', async (late, count) => {
  page = await searchPage('', () => wireReply(TITLES));
  const other = document.createElement('asp-search');
  other.append(page.field.form as HTMLFormElement);
  page.element.replaceWith(other);
  await settled();
  page.field.focus();
  page.field.value = 'radio';
  page.field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.setSystemTime(Date.now() + late);
  page.field.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.dynamicImportSettled();
  await settle();
  expect(page.sent).toHaveLength(count);
  await settle(1);
  expect(page.sent).toHaveLength(1);
});

describe('the results', () => {
  it('stand in a list under the field, and a screen reader hears how many', async () => {
    await search();
    expect(titles()).toEqual(TITLES);
    expect(text('info')).toBe('Resultados para «radio»: 3 de 3');
    expect(text('status')).toBe('3 resultados.');
    expect(page.field.getAttribute('role')).toBe('combobox');
    expect(page.field.getAttribute('aria-controls')).toBe(page.find('list').id);
    expect((page.findAll('[role="option"]')[0] as HTMLAnchorElement).href).toBe(linkTo('Radio uno'));
  });

  it.each(['vertical', 'horizontal', 'polaroid', 'isotopic'])(
    'have no fault of access, %s',
    async (layout) => {
      for (const inside of ['', '<button class="add_to_cart_button">Comprar</button>']) {
        document.body.replaceChildren();
        await search(`resultstype="${layout}"`, () => wireReply(TITLES, { inside, total: 9 }));
        expect(page.find('panel').dataset.layout).toBe(layout);
        vi.useRealTimers();
        const { violations } = await axe.run(page.element, {
          rules: { 'color-contrast': { enabled: false } },
        });
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
    },
  );

  it('are marked where the words of the phrase are, whatever their accents', async () => {
    const marks = async (attributes: string, typed = 'musica', title = 'La Música y los músicos') => {
      document.body.replaceChildren();
      page = await searchPage(attributes, () => wireReply([title]));
      await page.type(typed);
      return page.findAll('h3 mark').map((mark) => mark.textContent);
    };
    expect(await marks('')).toEqual(['Música']);
    expect(await marks('highlight="false"')).toEqual([]);
    for (const [typed, title, marked] of [
      ['canciones de navidad', 'La canción de Navidad', ['canción', 'de', 'Navidad']],
      ['hip hop', 'Noche hiphop', ['hiphop']],
      ['videoclip', 'Un video clip', ['video clip']],
      ['acdc', 'Suena AC/DC', ['AC/DC']],
    ] as const)
      expect(await marks('', typed, title)).toEqual(marked);
    page = await searchPage('highlight-wholewords="true"', () => wireReply(['Radios y radio']));
    await page.type('radio');
    expect(page.findAll('h3 mark').map((mark) => mark.textContent)).toEqual(['radio']);
  });

  it.each([
    [{ note: 'Nada igual: se muestra «radio».' }, 'Nada igual: se muestra «radio». '],
    [{}, ''],
  ])('says before the results what %o makes of them', async (said, note) => {
    const html = resultHtml('Radio uno', '/uno');
    const data = { results_count: 1, results: [{ id: 1, content_type: 'pagepost' }], ...said };
    page = await searchPage('', () => new Response(marked(html, data)));
    await page.type('raido');
    expect(text('info')).toBe(`${note}Resultados para «raido»: 1 de 1`);
    expect(text('status')).toBe(`${note}1 resultado.`);
  });

  it.each([
    ['a hundred words', 'jirafas '.repeat(100), 'jirafas '.repeat(100).slice(0, 100).trim()],
    ['one letter', 'q', 'q'],
    ['stop words alone', ' de  la que ', 'de la que'],
    ['pictures', '🎧🎉', '🎧🎉'],
    ['two alphabets', 'rosalía москва שלום', 'rosalía москва שלום'],
  ])('of %s stand there with the words that were left out', async (_, typed, phrase) => {
    const note = 'Nada con todas las palabras. Se omite: «x».';
    const counts = { results_count: 1, full_results_count: 1, note };
    const results = [{ id: 1, content_type: 'pagepost', title: TITLES[0], link: linkTo('Radio uno') }];
    const reply = marked(resultHtml('Radio uno', linkTo('Radio uno')), { ...counts, results });
    page = await searchPage('charcount="1"', () => new Response(reply));
    await page.type(typed);
    expect(page.sent[0]?.aspp).toBe(phrase);
    expect([isOpen(), titles(), text('status')]).toEqual([true, ['Radio uno'], `${note} 1 resultado.`]);
  });

  it('run nothing that a server sends', async () => {
    const html =
      '<div class="item" onclick="boom()"><a href="javascript:boom()"><h3>Mal<script>boom()</script></h3></a></div>';
    await search(
      '',
      () => new Response(marked(html, { results_count: 1, results: [{ id: 1, content_type: 'pagepost' }] })),
    );
    const [item] = page.findAll('.item');
    expect([item?.hasAttribute('onclick'), item?.hasAttribute('href')]).toEqual([false, false]);
    expect(page.findAll('script')).toEqual([]);
  });

  it('begin at the top with each new search, and stay where they are when more comes', async () => {
    await search('', () => wireReply(TITLES, { total: 9 }));
    const list = page.find('list');
    list.scrollTop = 40;
    page.find('more').click();
    await settle();
    expect(list.scrollTop).toBe(40);
    await page.type('faro');
    expect(list.scrollTop).toBe(0);
  });

  it('stand in a list that is sized where they are more than the page wants to see at once', async () => {
    const tallest = () => page.find('list').style.maxBlockSize;
    await search('itemscount="2"');
    // Nothing has a height here; e2e/live-search.e2e.ts looks at what is seen.
    expect(tallest()).toBe('min(30px, 70dvh)');
    document.body.replaceChildren();
    await search('itemscount="3"');
    expect(tallest()).toBe('');
  });

  it('keep groups together, with the last of each marked', async () => {
    const items = TITLES.map((title, id) => ({ id: id + 1, title, link: '/' }));
    const groups = { post: { title: 'Entradas', items } };
    const data = { results_count: 3, full_results_count: 3, results: { grouped: 1, groups } };
    await search('', () => new Response(marked('', data)));
    const group = page.findAll('[role="group"]')[0];
    const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
    expect([label?.textContent, group?.querySelectorAll('.item').length]).toEqual(['Entradas', 3]);
    expect(page.findAll('.asp_last_item').map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'Radio tres',
    ]);
  });

  it('come one after another, 45 ms apart, the first 80', async () => {
    const many = Array.from({ length: 81 }, (_, at) => `Radio ${at}`);
    await search('', () => wireReply(many));
    const items = page.findAll('.item');
    expect(items.map(({ dataset }) => dataset.enter === 'fadedrop').filter(Boolean).length).toBe(80);
    expect([items[1]?.style.animationDelay, items[80]?.dataset.enter]).toEqual(['45ms', undefined]);
  });

  it.each([
    ['fade', 'fade'],
    ['none', undefined],
  ])('come as the owner wants: %s', async (animation, expected) => {
    await search(`animation="${animation}"`);
    expect(page.findAll('.item')[0]?.dataset.enter).toBe(expected);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['a fault of the server', () => new Response('', { status: 500 }), FAILED],
    ['a refusal', () => new Response('', { status: 403 }), FAILED.replace('500', '403')],
    ['too many searches', () => new Response('', { status: 429 }), FAILED.replace('500', '429')],
    ['a reply of 0', () => new Response('0'), FAILED.replace('500', '200')],
    ['no network', () => Promise.reject(new TypeError('offline')), FAILED.replace('500', '0')],
    [
      'a reply without its HTML',
      () => new Response('<html>'),
      'Error de Ajax Search Pro Busca «The response data is missing» en la documentación.',
    ],
  ])('is said in the panel and can be tried again: %s', async (_, reply, words) => {
    await search('', reply);
    expect(page.find('failure').querySelector('span')?.textContent).toBe(words);
    expect(text('status')).toContain(words);
    expect(page.element.dataset.state).toBe('open');
    page.find('retry').click();
    await settle(100);
    expect(page.sent.length).toBe(2);
  });

  it('is that nothing was found, and says what to try', async () => {
    const html =
      '<div class="asp_nores"><span>¡No hay resultados!</span><span class="asp_suggestions">Prueba con: <span class="asp_keyword">faro</span></span></div>';
    await search(
      '',
      () => new Response(marked(html, { results_count: 0, results: { nores: 1, keywords: ['faro'] } })),
    );
    expect(text('nothing')).toBe('¡No hay resultados!');
    expect(text('try')).toBe('Prueba confaro');
    expect(page.field.getAttribute('aria-expanded')).toBe('false');
    page.find('keyword').click();
    await settle(100);
    expect([page.field.value, page.sent.at(-1)?.aspp]).toEqual(['faro', 'faro']);
  });

  it('is over when the network goes, and asked again when it is back', async () => {
    await search('', () => new Promise(() => {}));
    expect(page.element.dataset.state).toBe('searching');
    window.dispatchEvent(new Event('offline'));
    expect(page.element.dataset.state).toBe('open');
    expect(page.find('failure').textContent).toContain('Estado: 0');
    window.dispatchEvent(new Event('online'));
    await settle(100);
    expect(page.sent.length).toBe(2);
  });

  it.each([
    ['0', 10_000],
    ['3000', 3000],
  ])('ends by itself: a timeout of %s after %i ms', async (timeout, ms) => {
    await search(`timeout="${timeout}"`, () => new Promise(() => {}));
    await settle(ms - 400);
    expect(page.element.dataset.state).toBe('searching');
    await settle(400);
    expect(page.find('failure').textContent).toContain('Estado: 0');
  });
});

describe('more results', () => {
  const many: ReplyOf = ({ asp_call_num }) => wireReply([`Radio ${asp_call_num ?? 0}`], { total: 3 });

  it('are appended, and the link says how many are left', async () => {
    await search('', many);
    expect(text('more')).toBe('Más resultados (2)');
    page.find('more').click();
    await settle();
    expect(titles()).toEqual(['Radio 0', 'Radio 1']);
    expect(text('more')).toBe('Más resultados (1)');
    page.find('more').click();
    await settle();
    expect([titles().length, page.findAll('[part="more"]').length]).toEqual([3, 0]);
    expect(page.sent.map(({ asp_call_num }) => asp_call_num)).toEqual([undefined, '1', '2']);
  });

  it.each([
    ['results_page', '', '/?s=radio&asp_active=1&p_asid=1&p_asp_data=1&filters_initial=1&filters_changed=0'],
    [
      'woo_results_page',
      '',
      '/?post_type=product&s=radio&asp_active=1&p_asid=1&p_asp_data=1&filters_initial=1&filters_changed=0',
    ],
    [
      'elementor_page',
      'elementor-url="/buscar/"',
      '/buscar/?asp_ls=radio&asp_active=1&p_asid=1&p_asp_data=1&filters_initial=1&filters_changed=0',
    ],
    [
      'custom',
      'show-more-url="/todo/{phrase}"',
      '/todo/radio?asp_active=1&p_asid=1&p_asp_data=1&filters_initial=1&filters_changed=0',
    ],
  ])('are a link elsewhere: %s', async (action, attributes, address) => {
    await search(`show-more-action="${action}" show-more-location="new" ${attributes}`, many);
    const link = page.find('more') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target]).toEqual([`http://localhost:3000${address}`, '_blank']);
  });

  it('end with a page that is empty, whatever the server counted', async () => {
    await search('', ({ asp_call_num }) => wireReply(asp_call_num ? [] : TITLES, { total: 9 }));
    page.find('more').click();
    await settle();
    expect(page.findAll('[part="more"]')).toEqual([]);
  });

  it('come by themselves near the end of the list, once it rests', async () => {
    await search('show-more-infinite="true"', many);
    const list = page.find('list');
    const scrollTo = (top: number) => {
      Object.defineProperties(list, {
        scrollTop: { value: top, configurable: true, writable: true },
        clientHeight: { value: 100, configurable: true },
        scrollHeight: { value: 500, configurable: true },
      });
      list.dispatchEvent(new Event('scroll'));
    };
    scrollTo(379);
    await settle(80);
    expect(page.sent.length).toBe(1);
    scrollTo(380);
    await settle(59);
    expect(page.sent.length).toBe(1);
    await settle(21);
    expect(page.sent.length).toBe(2);
    scrollTo(390);
    page.element.remove();
    await settle(80);
    expect(page.sent.length).toBe(2);
  });
});

describe('where it leads', () => {
  it.each([
    ['results_page', '', '/?s=radio&'],
    ['woo_results_page', '', '/?post_type=product&s=radio&'],
    ['elementor_page', 'elementor-url="/buscar/"', '/buscar/?asp_ls=radio&'],
    ['custom', 'redirect-url="/q/{phrase}/"', '/q/radio/?'],
    ['first_result', '', '/radio%20uno/'],
  ])('Enter: %s', async (action, attributes, address) => {
    await search(`trigger-return="${action}" trigger-return-location="new" ${attributes}`);
    page.key('Enter');
    expect(left.map(({ address }) => address.slice('http://localhost:3000'.length))).toEqual([
      expect.stringContaining(address),
    ]);
    expect(left[0]?.target).toBe('_blank');
  });

  it('Enter before the answer waits for the first result', async () => {
    let answer = (_: Response) => {};
    await search('trigger-return="first_result"', () => new Promise<Response>((done) => (answer = done)));
    page.key('Enter');
    expect(left).toEqual([]);
    answer(wireReply(TITLES));
    await settle();
    expect(left[0]?.address).toBe(linkTo('Radio uno'));
  });

  it.each([
    ['other words', ['jazz']],
    ['nothing', ['']],
    ['other words and then the same', ['jazz', 'radio']],
    ['nothing and then the same', ['', 'radio']],
  ])('Enter before the answer leads nowhere once %s was typed', async (_, typed) => {
    let asked = 0;
    const once = new Promise<Response>(() => {});
    await search('trigger-return="first_result"', () => (asked++ === 0 ? once : wireReply(TITLES)));
    page.key('Enter');
    for (const words of typed) await page.type(words);
    await settle(1000);
    expect([page.field.value, left]).toEqual([typed.at(-1), []]);
  });

  it('Enter after a failure asks again, and leads once', async () => {
    let isBroken = true;
    await search('trigger-return="first_result"', () =>
      isBroken ? new Response('', { status: 500 }) : wireReply(TITLES),
    );
    page.key('Enter');
    await settle(300);
    expect(left).toEqual([]);
    isBroken = false;
    page.key('Enter');
    await settle(300);
    expect(left.map(({ address }) => address)).toEqual([linkTo('Radio uno')]);
  });

  it('nowhere, where it searches here or does nothing, or the address is none', async () => {
    for (const attributes of [
      'trigger-return="nothing"',
      'trigger-return="ajax_search"',
      'trigger-return="custom" redirect-url="javascript:boom()"',
    ]) {
      document.body.replaceChildren();
      await search(attributes);
      page.key('Enter');
      expect(left).toEqual([]);
    }
  });

  it('into the panel, where Enter searches here and typing does not', async () => {
    await search('trigger-type="false" trigger-return="ajax_search"');
    expect(page.sent).toEqual([]);
    page.key('Enter');
    await settle(100);
    expect([page.sent.length, page.findAll('.item').length, left]).toEqual([1, TITLES.length, []]);
  });

  it('the magnifier has an action of its own', async () => {
    await search('trigger-click="custom" redirect-url="/lupa/"');
    page.element
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    expect(left[0]?.address).toContain('/lupa/');
  });

  it.each([
    ['true', { asp_active: '1', p_asid: '1', p_asp_data: 'filters_initial=1&filters_changed=0' }],
    ['false', { np_asid: '1', np_asp_data: 'filters_initial=1&filters_changed=0' }],
  ])('by POST, with overridewpdefault %s', async (override, fields) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      expect(
        Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])),
      ).toEqual(fields);
      expect([this.method, new URL(this.action).search]).toEqual(['post', '?s=radio']);
    });
    await search(`override-method="post" overridewpdefault="${override}"`);
    page.key('Enter');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('not where the page prevents it', async () => {
    await search();
    page.element.addEventListener('onda-search-go', (event) => event.preventDefault());
    page.key('Enter');
    expect(left).toEqual([]);
  });

  it('result links tell the phrase where the site marks it', async () => {
    await search('id="4"', undefined, { highlight: { enabled: true } });
    const [first] = page.findAll('.item') as HTMLAnchorElement[];
    expect(first?.href).toBe(`${linkTo('Radio uno')}?asp_highlight=radio&p_asid=4`);
  });
});

describe('keywords', () => {
  const attributes = (action: string) =>
    `top-keywords='["faro"]' top-keywords-action="${action}" try-this="[&quot;luz&quot;]"`;

  it("'Try this' searches for its keyword", async () => {
    page = await searchPage(attributes('nothing'), () => wireReply(TITLES));
    expect(text('try')).toBe('Prueba conluz');
    page.find('try').querySelector('a')?.click();
    await settle(100);
    expect(page.sent.at(-1)?.aspp).toBe('luz');
  });

  it.each([
    ['" luz , sol "', ['luz', 'sol']],
    ['",luz,,"', ['luz']],
    ['[" luz ","",7]', ['luz']],
    [' ', []],
    ['[]', []],
  ])('written %j are %j', async (written, words) => {
    page = await searchPage(`try-this='${written}'`, () => wireReply(TITLES));
    expect(page.findAll('[part~="try"] a').map(({ textContent }) => textContent)).toEqual(words);
  });

  it.each([
    ['nothing', 0, 0],
    ['search', 1, 0],
    ['redirect', 0, 1],
  ])('of the most searched: %s', async (action, searches, redirects) => {
    page = await searchPage(attributes(action), () => wireReply(TITLES));
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    page.find('top').querySelector('a')?.click();
    await settle(100);
    expect([page.sent.length, left.length, scrolled.mock.calls.length]).toEqual([
      searches,
      redirects,
      searches,
    ]);
  });
});

it('a keyword that is most searched brings the box to a tenth of the window’s height below its top', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 300);
  page = await searchPage(`top-keywords='["faro"]'`, () => wireReply(TITLES));
  const place = vi.spyOn(page.element, 'getBoundingClientRect');
  for (const [top, target] of [
    [500, 720],
    [-290, 0],
  ] as const) {
    place.mockReturnValue(new DOMRect(0, top, 300, 40));
    page.find('top').querySelector('a')?.click();
    await settle(100);
    expect(scrolled).toHaveBeenLastCalledWith({ top: target });
  }
});

describe('what the box does besides', () => {
  it('closes by a click elsewhere, or not', async () => {
    await search();
    document.body.click();
    expect([isOpen(), page.element.dataset.state]).toEqual([false, 'closed']);
    page.field.click();
    expect(isOpen()).toBe(true);
    document.body.replaceChildren();
    await search('close-on-doc-click="false"');
    document.body.click();
    expect(isOpen()).toBe(true);
  });

  it('fills itself when the owner wants that, once in sight where the site says so', async () => {
    page = await searchPage('autop="phrase" autop-phrase="faro" autop-count="6"', () => wireReply(TITLES));
    await settle(300);
    expect(page.sent[0]).toMatchObject({
      aspp: 'faro',
      autop: '1',
      options: 'filters_initial=1&filters_changed=0&force_count=6',
    });
    let seen = (_: object[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: typeof seen) {
          seen = run;
        }
        observe() {}
        disconnect() {}
      },
    );
    document.body.replaceChildren();
    page = await searchPage('autop="latest"', () => wireReply(TITLES), { init_only_in_viewport: 1 });
    await settle(300);
    expect(page.sent).toEqual([]);
    seen([{ isIntersecting: true }]);
    expect(page.sent[0]).toMatchObject({ aspp: '', autop: '1' });
  });

  it('is only a magnifier where it is compact', async () => {
    page = await searchPage('', () => wireReply(TITLES));
    expect(page.element.dataset.compact).toBeUndefined();
    document.body.replaceChildren();
    page = await searchPage('compact="true"', () => wireReply(TITLES));
    expect(page.element.dataset.compact).toBe('folded');
    page.find('submit').click();
    expect([page.element.dataset.compact, page.find('submit').getAttribute('aria-expanded')]).toEqual([
      'open',
      'true',
    ]);
    expect(document.activeElement).toBe(page.field);
    document.body.click();
    expect(page.element.dataset.compact).toBe('folded');
    page.find('submit').click();
    page.find('submit').click();
    expect(page.element.dataset.compact).toBe('folded');
  });

  it.each([
    ['', 'folded'],
    ['radio', 'open'],
  ])('a compact box with %j in its field is %s after its magnifier was pressed', async (phrase, state) => {
    page = await searchPage('compact="true" trigger-click="nothing"', () => wireReply(TITLES));
    page.find('submit').click();
    page.field.value = phrase;
    page.find('submit').click();
    expect(page.element.dataset.compact).toBe(state);
  });

  it.each([
    ['compact-close-on-document="false"', () => document.body.click(), 'open'],
    ['', () => page.find('box').click(), 'open'],
    ['', () => document.body.click(), 'folded'],
    ['compact-close-on-magnifier="false" trigger-click="nothing"', () => page.find('submit').click(), 'open'],
  ])('an open compact box with %j: %s leaves it %s', async (attributes, press, state) => {
    page = await searchPage(`compact="true" ${attributes}`, () => wireReply(TITLES));
    page.find('submit').click();
    press();
    expect(page.element.dataset.compact).toBe(state);
  });

  it('holds the page while a finger is on the results, and 300 ms longer', async () => {
    await search('prevent-body-scroll="true"');
    const { style } = document.documentElement;
    page.find('list').dispatchEvent(new Event('touchstart'));
    expect(style.overflow).toBe('hidden');
    page.find('list').dispatchEvent(new Event('touchend'));
    await settle(299);
    expect(style.overflow).toBe('hidden');
    await settle(1);
    expect(style.overflow).toBe('');
    page.find('list').dispatchEvent(new Event('touchstart'));
    document.body.replaceChildren();
    await settle();
    expect(style.overflow).toBe('');
    await search();
    page.find('list').dispatchEvent(new Event('touchstart'));
    expect(style.overflow).toBe('');
  });

  it('says when a search starts and ends, and counts what is searched where the owner does', async () => {
    page = await searchPage('statistics="true" id="2"', () => wireReply(TITLES, { total: 8 }));
    const said: unknown[] = [];
    for (const name of ['start', 'end'])
      document.addEventListener(`onda-search-${name}`, (event) => said.push((event as CustomEvent).detail), {
        once: true,
      });
    await page.type('radio');
    expect(said).toEqual([
      { id: 2, iid: 1, phrase: 'radio' },
      { id: 2, iid: 1, phrase: 'radio', count: 3, total: 8 },
    ]);
    await settle(1000);
    await page.type('faro');
    expect(page.sent.at(-1)).toMatchObject({ aspp: 'faro', onda_searched: 'radio' });
    await page.type('farol');
    expect(page.sent.at(-1)).not.toHaveProperty('onda_searched');
    await settle(1000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(page.sent.slice(-2)).toMatchObject([
      { aspp: 'farol' },
      { action: 'ajaxsearchpro_addkeyword', id: '2', keyword: 'farol' },
    ]);
  });

  it('counts a phrase with another search where the first one fails', async () => {
    let status = 200;
    await search('statistics="true"', () =>
      status === 200 ? wireReply(TITLES) : new Response('', { status }),
    );
    await settle(1000);
    status = 500;
    await page.type('faro');
    status = 200;
    await page.type('farol');
    expect(page.sent.slice(-2).map(({ onda_searched }) => onda_searched)).toEqual(['radio', 'radio']);
  });

  it('counts nothing where the owner does not', async () => {
    await search();
    await settle(2000);
    expect(page.sent.map(({ action }) => action)).toEqual(['ajaxsearchpro_search']);
  });

  it('neither counts nor ends a search that failed', async () => {
    const ended = vi.fn();
    document.addEventListener('onda-search-end', ended, { once: true });
    await search('statistics="true"', () => new Response('', { status: 500 }));
    await settle(2000);
    expect([page.sent.length, ended.mock.calls.length]).toEqual([1, 0]);
    document.removeEventListener('onda-search-end', ended);
  });

  it('counts the phrase that was typed, also where the answer to its beginning answers it', async () => {
    await search('statistics="true"', () => wireReply(['Radio Faro']));
    await page.type('radio');
    await page.type('radio f');
    const keywords = () => page.sent.filter(({ action }) => action === 'ajaxsearchpro_addkeyword');
    await page.type('radio fa');
    await settle(1000);
    page.element.remove();
    await settle();
    expect(keywords()).toMatchObject([{ keyword: 'radio fa' }]);
  });

  it('turns the pages of the isotopic layout by buttons, keys and a finger', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => `Radio ${at}`);
    await search('resultstype="isotopic"', () => wireReply(seven));
    const visible = () => page.findAll('.item').filter(({ hidden }) => !hidden).length;
    expect([visible(), text('page')]).toEqual([6, 'Página 1 de 2']);
    expect(page.find('list').style.getPropertyValue('--search-columns')).toBe('3');
    page.find('next').click();
    expect([visible(), text('page')]).toEqual([1, 'Página 2 de 2']);
    page.key('ArrowDown');
    expect(text('page')).toBe('Página 1 de 2');
    page.key('ArrowUp');
    page.key('ArrowUp');
    expect([text('page'), page.active()]).toEqual(['Página 2 de 2', 'Radio 6']);
  });

  it.each([
    ['before the answer', () => new Promise<Response>(() => {})],
    ['before it is counted', () => wireReply(TITLES)],
  ])('takes away what it added when it leaves, with its timers and requests: %s', async (_, reply) => {
    await search('statistics="true"', reply);
    page.element.remove();
    await settle();
    expect(page.findAll('[part="panel"]')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has a form of its own in a form of the theme, where the browser leaves only what was in it', async () => {
    document.body.innerHTML =
      '<form id="theirs"><asp-search><span part="box"><input part="field" name="s" value="radio"><button part="submit" type="submit"></button></span></asp-search></form>';
    const field = document.querySelector('input') as HTMLInputElement;
    await settle();
    field.focus();
    field.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.dynamicImportSettled();
    await settle();
    expect([field.closest('form')?.parentElement?.localName, field.closest('form')?.method]).toEqual([
      'asp-search',
      'get',
    ]);
    expect([document.activeElement, document.querySelectorAll('asp-search input').length]).toEqual([
      field,
      1,
    ]);
    expect(field.getAttribute('role')).toBe('combobox');
  });

  it('asks at most three times in all for ten letters at 150 ms a key, a suggestion with them', async () => {
    page = await searchPage('', ({ aspp = '' }) => wireReply([`Todo sobre ${aspp}`], { total: 90 }));
    for (const end of Array.from({ length: 10 }, (_, at) => at + 1)) {
      page.field.value = 'televisión'.slice(0, end);
      page.field.dispatchEvent(new Event('input', { bubbles: true }));
      await settle(150);
    }
    await settle(900);
    expect(page.sent.length).toBeLessThanOrEqual(3);
    expect(page.sent.at(-1)?.aspp ?? page.sent.at(-2)?.aspp).toBe('televisión');
  });

  it('prints the form for a bare tag', async () => {
    configureBare();
    await settle(300);
    await vi.dynamicImportSettled();
    await settle();
    expect(document.querySelector('asp-search form input[name="s"]')).not.toBeNull();
  });
});

function configureBare() {
  document.body.innerHTML = '<main lang="es"><asp-search></asp-search></main>';
}
