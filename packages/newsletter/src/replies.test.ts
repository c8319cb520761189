import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import {
  accepted,
  json,
  type NewsletterPage,
  newsletterPage,
  printedForm,
  TOKEN,
} from './testing/newsletter-page';

const THANKS = 'http://localhost:3000/gracias/';
const CAPTCHA = {
  captcha_session_id: 'abcdefghijklmnopqrstuvwxyz012345',
  captcha_image_url: 'http://localhost:3000/image',
  captcha_audio_url: 'http://localhost:3000/audio',
};
const FILL_IN = 'Please fill in the CAPTCHA.';

let page: NewsletterPage;
let start: string;

beforeEach(() => {
  start = location.href;
});

afterEach(async () => {
  document.body.replaceChildren();
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

const errors = (message: string, error = 'bad_request') => [{ error, message }];

/** The result for the visitor: the form's state, the text of the error area, and the page's address. */
const outcome = () => [page.state(), page.error(), location.href === start ? '' : location.href];

describe('what the server answers (the table of the notes)', () => {
  const table: [string, Response, unknown[]][] = [
    ['ok', json({ data: [] }), ['success', '', '']],
    ['ok with a redirect', json({ meta: { redirect_url: THANKS }, data: [] }), ['idle', '', THANKS]],
    [
      'a validation exception, whose key is 0',
      json({ errors: { 0: { error: 0, message: 'Please select a list.' } } }, 400),
      ['error', 'Please select a list.', ''],
    ],
    [
      'a throttle',
      json({ meta: { refresh_captcha: true }, errors: errors('You need to wait 1 minutes.') }, 400),
      ['error', 'You need to wait 1 minutes.', ''],
    ],
    [
      'a captcha that is needed',
      json({ meta: { show_captcha: true, ...CAPTCHA, redirect_url: THANKS }, errors: errors(FILL_IN) }, 400),
      ['error', FILL_IN, ''],
    ],
    [
      'a captcha without its addresses',
      json({ meta: { show_captcha: true, redirect_url: THANKS }, errors: errors(FILL_IN) }, 400),
      ['idle', '', THANKS],
    ],
    [
      'a captcha page of older servers',
      json({ meta: { redirect_url: THANKS }, errors: errors(FILL_IN) }, 400),
      ['idle', '', THANKS],
    ],
    [
      'a wrong captcha, which also names a page',
      json({ meta: { refresh_captcha: true, redirect_url: THANKS }, errors: errors('No match.') }, 400),
      ['error', 'No match.', ''],
    ],
    [
      'no permission',
      json({ errors: errors('No permission.', 'forbidden') }, 403),
      ['error', 'No permission.', ''],
    ],
    [
      'an unknown form',
      json({ errors: errors('No such form.', 'not_found') }, 404),
      ['error', 'No such form.', ''],
    ],
    [
      'several errors',
      json({ errors: [...errors('One.'), ...errors('Two.')] }, 400),
      ['error', 'One.\nTwo.', ''],
    ],
    [
      'an error for administrators among them',
      json({ errors: [...errors('<b>Reinstall</b>', 'reinstall_plugin'), ...errors('One.')] }, 400),
      ['error', 'One.', ''],
    ],
    [
      'hostile markup in a message',
      json({ errors: errors('<img src=x onerror=alert(1)>') }, 400),
      ['error', '&lt;img src=x onerror=alert(1)&gt;', ''],
    ],
    ['errors with status 200', json({ errors: errors('No.') }), ['error', 'No.', '']],
    [
      "a refusal in the words of WordPress's own answers",
      json({ success: false, data: { code: 'rate_limited', message: 'Espera un poco.' } }, 429),
      ['error', 'Espera un poco.', ''],
    ],
    ['errors that say nothing', json({ errors: [{}] }, 400), ['error', failed(400), '']],
    ['a page of HTML', new Response('<html>Mantenimiento</html>'), ['error', failed(200), '']],
    ['0', new Response('0'), ['error', failed(200), '']],
    ['-1 with 403', new Response('-1', { status: 403 }), ['error', failed(403), '']],
    ['400 without words', new Response('0', { status: 400 }), ['error', failed(400), '']],
    ['429 without words', new Response('', { status: 429 }), ['error', failed(429), '']],
    ['500', new Response('<h1>Error</h1>', { status: 500 }), ['error', failed(500), '']],
    ['JSON that is no answer', json('ok'), ['error', failed(200), '']],
  ];

  it.each(table)('%s', async (_, reply, expected) => {
    page = await newsletterPage(printedForm(), { mailpoet: reply });
    await page.subscribe();
    expect(outcome()).toEqual(expected);
  });

  it.each([
    ['address of script', 'javascript:alert(1)', ['success', '', '']],
    ['address of nothing', '', ['success', '', '']],
  ])('follows no %s', async (_, redirect_url, expected) => {
    page = await newsletterPage(printedForm(), { mailpoet: json({ meta: { redirect_url }, data: [] }) });
    await page.subscribe();
    expect(outcome()).toEqual(expected);
  });

  it('says what was wrong where the page of a refusal cannot be reached', async () => {
    const reply = json({ meta: { redirect_url: 'javascript:alert(1)' }, errors: errors(FILL_IN) }, 400);
    page = await newsletterPage(printedForm(), { mailpoet: reply });
    await page.subscribe();
    expect(outcome()).toEqual(['error', FILL_IN, '']);
  });
});

function failed(status: number) {
  return `No se ha podido enviar: el servidor ha respondido con el código ${status}.`;
}

describe('a server that does not answer', () => {
  it('is called late after ten seconds, in the page’s words', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    page = await newsletterPage(
      printedForm(),
      { mailpoet: 'never' },
      { messages: { newsletter: { ajaxTimeoutErrorMessage: 'Tarda más de %d s' } } },
    );
    await page.subscribe();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome()).toEqual(['sending', '', '']);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome()).toEqual(['error', 'Tarda más de 10 s', '']);
  });

  it('fills the status into the words for a failure that the page supplies', async () => {
    const words = { messages: { newsletter: { ajaxFailedErrorMessage: 'Falló: %d' } } };
    page = await newsletterPage(printedForm(), { mailpoet: new Response('', { status: 503 }) }, words);
    await page.subscribe();
    expect(outcome()).toEqual(['error', 'Falló: 503', '']);
  });

  it('takes the words of MailPoet’s own page', async () => {
    vi.stubGlobal('MailPoetForm', { ajax_common_error_message: 'Ha ocurrido un error.' });
    page = await newsletterPage(printedForm(), { mailpoet: new Response('', { status: 503 }) });
    await page.subscribe();
    expect(outcome()).toEqual(['error', 'Ha ocurrido un error.', '']);
  });

  it('is told from having no network', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: new TypeError('offline') });
    await page.subscribe();
    expect(outcome()).toEqual(['error', 'No hay conexión. Comprueba tu red e inténtalo de nuevo.', '']);
  });

  it('leaves the form usable: the next attempt succeeds', async () => {
    let tries = 0;
    const mailpoet = () => (tries++ === 0 ? new TypeError('offline') : accepted());
    page = await newsletterPage(printedForm(), { mailpoet });
    await page.subscribe();
    await page.submit();
    expect([tries, ...outcome()]).toEqual([2, 'success', '', '']);
  });
});

const asked = () => page.sent.map((fields) => Object.fromEntries(fields).action);

describe('the token', () => {
  const unauthorized = json({ errors: errors('Please refresh the web page.', 'unauthorized') }, 401);
  const tokens = () => page.subscriptions().map(({ token }) => token);

  it('is the printed one, so that an old page subscribes in one request', async () => {
    page = await newsletterPage(printedForm({ token: 'sixty days old' }));
    expect(page.sent).toEqual([]);
    await page.subscribe();
    expect([asked(), tokens(), page.state()]).toEqual([['mailpoet'], ['sixty days old'], 'success']);
  });

  it('is fetched and sent once more when it is refused, and kept', async () => {
    const mailpoet = (fields: URLSearchParams) =>
      fields.get('token') === 'fresh' ? json({ errors: errors('No.') }, 400) : unauthorized.clone();
    page = await newsletterPage(printedForm(), { mailpoet });
    await page.subscribe();
    await page.submit();
    expect([asked(), tokens()]).toEqual([
      ['mailpoet', 'mailpoet_token', 'mailpoet', 'mailpoet'],
      ['old', 'fresh', 'fresh'],
    ]);
  });

  it('is not sent a third time', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: unauthorized });
    await page.subscribe();
    expect([tokens(), ...outcome()]).toEqual([['old', 'fresh'], 'error', 'Please refresh the web page.', '']);
  });

  it.each<[string, Response | Error]>([
    ['is the same', json({ ...TOKEN, token: 'old' })],
    ['is refused', new Response('0', { status: 400 })],
    ['is an error page', new Response('<html>')],
    ['is out of reach', new TypeError('offline')],
  ])('is not sent again where a new one %s', async (_, mailpoet_token) => {
    page = await newsletterPage(printedForm(), { mailpoet: unauthorized, mailpoet_token });
    await page.subscribe();
    expect([tokens(), ...outcome()]).toEqual([['old'], 'error', 'Please refresh the web page.', '']);
  });

  it('keeps nobody waiting for more than five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    page = await newsletterPage(printedForm(), { mailpoet: unauthorized, mailpoet_token: 'never' });
    await page.subscribe();
    expect(page.state()).toBe('sending');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.state()).toBe('error');
  });

  it('comes anew with the page’s heartbeat', async () => {
    const ticks: ((event: unknown, response: unknown) => void)[] = [];
    const on = (_: string, run: (event: unknown, response: unknown) => void) => ticks.push(run);
    const off = vi.fn();
    vi.stubGlobal('jQuery', () => ({ on, off }));
    page = await newsletterPage(printedForm(), { mailpoet: json({ errors: errors('No.') }, 400) });
    await page.subscribe();
    ticks[0]?.({}, { mailpoet_token: 'from the heart' });
    await page.submit();
    expect(page.subscriptions()[1]?.token).toBe('from the heart');
    expect(page.find<HTMLInputElement>('[name="token"]').value).toBe('from the heart');
    page.element.remove();
    await Promise.resolve();
    expect(off).toHaveBeenCalledOnce();
  });
});

describe('work for the browser', () => {
  const PLAIN = '<input id="email" type="email" name="data[form_field_mail]">';
  const STAMPED = { fields: `${PLAIN}<input type="hidden" name="data[form_stamp]" value="1.x">` };
  /** A challenge without numbers to try, which has no answer, and one that the first number answers. */
  const challenge = (maxnumber: number) => ({
    algorithm: 'SHA-256',
    challenge: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
    salt: '',
    signature: 'signed',
    maxnumber,
  });
  const proofs = () => page.subscriptions().map((fields) => fields['data[proof]']);
  const wanted = (maxnumber: number) => (fields: URLSearchParams) =>
    fields.get('data[proof]') === 'ask'
      ? json({ meta: { challenge: challenge(maxnumber) }, errors: errors('No.') }, 400)
      : accepted();

  it('is offered and not done where nobody asks for it: one request', async () => {
    page = await newsletterPage(printedForm(STAMPED));
    await page.subscribe();
    expect([asked(), proofs(), page.state()]).toEqual([['mailpoet'], ['ask'], 'success']);
  });

  it('is done and sent where the server asks for it', async () => {
    page = await newsletterPage(printedForm(STAMPED), { mailpoet: wanted(1) });
    await page.subscribe();
    await vi.waitFor(() => expect(page.state()).toBe('success'));
    const [offer, proof = ''] = proofs();
    expect([offer, JSON.parse(atob(proof))]).toEqual(['ask', { ...challenge(1), number: 0 }]);
  });

  it('is not offered again where it has no answer', async () => {
    page = await newsletterPage(printedForm(STAMPED), { mailpoet: wanted(-1) });
    await page.subscribe();
    await vi.waitFor(() => expect(page.state()).toBe('success'));
    expect(proofs()).toEqual(['ask', undefined]);
  });

  it('is not offered to another server, whose forms have no stamp of ours', async () => {
    page = await newsletterPage(printedForm());
    await page.subscribe();
    expect(proofs()).toEqual([undefined]);
  });
});

describe('what is sent', () => {
  it('is the wire of the specification, with the names that the server printed', async () => {
    page = await newsletterPage(printedForm());
    await page.subscribe({ name: 'Ana' });
    expect(page.subscriptions()[0]).toMatchObject({
      action: 'mailpoet',
      api_version: 'v1',
      token: 'old',
      endpoint: 'subscribers',
      method: 'subscribe',
      'data[form_id]': '3',
      'data[email]': '',
      'data[form_field_mail]': 'ana@ejemplo.es',
      'data[form_field_name]': 'Ana',
    });
  });

  it('holds no null values and no field of the native form', async () => {
    page = await newsletterPage(printedForm());
    await page.subscribe();
    const names = Object.keys(page.subscriptions()[0] ?? {});
    expect(names.filter((name) => /recaptcha|proof|mailpoet_method/.test(name))).toEqual([]);
  });

  it('keeps every choice of a list', async () => {
    const list = (value: number) =>
      `<input type="checkbox" name="data[form_field_lists][]" value="${value}" checked>`;
    page = await newsletterPage(printedForm({ fields: `${list(1)}${list(2)}` }));
    await page.submit();
    const sent = page.sent.at(-1) ?? [];
    expect(sent.filter(([name]) => name.includes('lists')).map(([, value]) => value)).toEqual(['1', '2']);
  });

  it('counts what the visitor did, and asks for no captcha in silence', async () => {
    page = await newsletterPage(printedForm());
    await page.subscribe();
    const names = Object.keys(page.subscriptions()[0] ?? {});
    for (const name of ['time_ms', 'focus_count', 'mm_count', 'kd_count', 'scroll_count', 'touch'])
      expect(names).toContain(`data[behavioral_signals][${name}]`);
  });

  it.each([
    ['on another host', 'https://otro.ejemplo/ajax.php'],
    ['nowhere', ''],
  ])('goes natively where the server is %s', async (_, ajax) => {
    const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    page = await newsletterPage(printedForm(), {}, { ajax });
    await page.subscribe();
    expect([native.mock.contexts, page.sent]).toEqual([[page.form], []]);
  });

  it('goes where MailPoet’s own page says, unless the site says otherwise', async () => {
    const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    vi.stubGlobal('MailPoetForm', { ajax_url: 'https://otro.ejemplo/ajax.php' });
    page = await newsletterPage(printedForm());
    await page.subscribe();
    expect(native).toHaveBeenCalledOnce();
  });

  it('is sent once, however often the button is pressed', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: 'never' });
    await page.subscribe();
    await page.submit();
    expect([page.subscriptions().length, page.state()]).toEqual([1, 'sending']);
  });

  it('is called off when the element leaves', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: 'never' });
    await page.subscribe();
    expect(page.calledOff()).toBe(false);
    page.element.remove();
    await vi.waitFor(() => expect(page.calledOff()).toBe(true));
    expect(page.state()).toBe('sending');
  });
});
