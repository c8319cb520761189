import { afterEach, describe, expect, it, vi } from 'vitest';
import '../element';
import { addFilter, removeFilter } from '../hooks';
import {
  accepted,
  engineCame,
  json,
  type NewsletterPage,
  newsletterPage,
  printedForm,
} from '../testing/newsletter-page';

let page: NewsletterPage;

afterEach(async () => {
  document.body.replaceChildren();
  await engineCame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SESSION = {
  captcha_session_id: 'abcdefghijklmnopqrstuvwxyz012345',
  captcha_image_url: 'http://localhost:3000/image',
  captcha_audio_url: 'http://localhost:3000/audio',
};
const wanted = (session = SESSION.captcha_session_id) =>
  json(
    {
      meta: {
        show_captcha: true,
        ...SESSION,
        captcha_session_id: session,
        redirect_url: 'http://localhost:3000/page',
      },
      errors: [{ error: 'bad_request', message: 'Please fill in the CAPTCHA.' }],
    },
    400,
  );
const wrong = () =>
  json({ meta: { refresh_captcha: true }, errors: [{ error: 'bad_request', message: 'No match.' }] }, 400);
const field = () => page.find<HTMLInputElement>('[name="data[captcha]"]');
const session = () => page.find<HTMLInputElement>('[name="data[captcha_session_id]"]').value;

describe('the image captcha', () => {
  it('stands before the button, and its answer is sent with the form', async () => {
    let replies = 0;
    page = await newsletterPage(printedForm(), { mailpoet: () => (replies++ === 0 ? wanted() : accepted()) });
    await page.subscribe();
    const button = page.find('[type="submit"]');
    expect(field().compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    field().value = 'AB12CD';
    await page.submit();
    expect(page.subscriptions()[1]).toMatchObject({
      'data[captcha]': 'AB12CD',
      'data[captcha_session_id]': SESSION.captcha_session_id,
    });
    expect([page.state(), page.element.querySelector('.mailpoet_captcha')]).toEqual(['success', null]);
  });

  it('is not sent without an answer', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: () => wanted() });
    await page.subscribe();
    await page.submit();
    expect([page.subscriptions().length, field().getAttribute('aria-invalid')]).toEqual([1, 'true']);
  });

  it('shows another code after a wrong answer', async () => {
    let replies = 0;
    page = await newsletterPage(printedForm(), { mailpoet: () => (replies++ === 0 ? wanted() : wrong()) });
    await page.subscribe();
    const before = page.find<HTMLImageElement>('img.mailpoet_captcha').src;
    field().value = 'nada';
    await page.submit();
    await vi.waitFor(() => expect(page.find<HTMLImageElement>('img.mailpoet_captcha').src).not.toBe(before));
    expect([page.error(), session()]).toEqual(['No match.', SESSION.captcha_session_id]);
  });

  it('stands once, with the newest session', async () => {
    let replies = 0;
    page = await newsletterPage(printedForm(), { mailpoet: () => wanted(`session${++replies}`) });
    await page.subscribe();
    field().value = 'nada';
    await page.submit();
    expect([session(), page.element.querySelectorAll('.mailpoet_captcha_container').length]).toEqual([
      'session2',
      1,
    ]);
  });
});

describe('a recaptcha of the page', () => {
  const recaptcha =
    '<label>Correo <input id="email" type="email" name="data[mail]"></label><div class="mailpoet_recaptcha" data-sitekey="key"><div class="mailpoet_recaptcha_container"></div><input type="hidden" class="mailpoet_recaptcha_field" name="recaptchaWidgetId"></div><div class="mailpoet_error_recaptcha">Falta</div>';

  let resets: number[];

  async function show(answer: string, replies = {}) {
    resets = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const rendered: unknown[] = [];
    vi.stubGlobal('grecaptcha', {
      ready: (run: () => void) => run(),
      render: (_: unknown, options: unknown) => rendered.push(options),
      getResponse: () => answer,
      reset: (widget: number) => resets.push(widget),
    });
    vi.stubGlobal('recaptcha', {});
    page = await newsletterPage(printedForm({ fields: recaptcha }), replies);
    page.find('#email').dispatchEvent(new Event('focusin', { bubbles: true }));
    await engineCame();
    await vi.advanceTimersByTimeAsync(8_000);
    return rendered;
  }

  it('sends the answer of a recaptcha', async () => {
    const [options] = await show('an answer');
    expect(options).toMatchObject({ sitekey: 'key', size: 'compact' });
    await page.subscribe();
    expect(page.subscriptions()[0]?.['data[recaptchaResponseToken]']).toBe('an answer');
  });

  it('is asked anew after a refusal: an answer is good for once', async () => {
    await show('an answer', { mailpoet: wrong });
    await page.subscribe();
    expect(resets).toEqual([1]);
  });

  it('has the size that the page’s filters say, unless it is invisible', async () => {
    addFilter('mailpoet_re_captcha_size', 'site', () => 'normal');
    const [options] = await show('an answer');
    removeFilter('mailpoet_re_captcha_size', 'site');
    expect(options).toMatchObject({ size: 'normal' });
  });

  it('is not sent without one, and is flagged', async () => {
    await show('');
    await page.subscribe();
    expect([
      page.subscriptions(),
      page.find('.mailpoet_error_recaptcha').classList.contains('filled'),
    ]).toEqual([[], true]);
  });
});
