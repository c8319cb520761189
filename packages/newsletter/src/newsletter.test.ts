import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './element';
import './manage/manage-element';
import { addFilter, applyFilters, removeFilter } from './hooks';
import { engineCame, type NewsletterPage, newsletterPage, printedForm } from './testing/newsletter-page';

let page: NewsletterPage;

afterEach(async () => {
  document.body.replaceChildren();
  await engineCame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: what a subscription left
  document.cookie = 'popup_form_dismissed_3=;path=/;max-age=0';
});

const shown = (selector: string) => !page.find(selector).hidden;

describe('a subscription', () => {
  it('is idle from the first touch on', async () => {
    page = await newsletterPage(printedForm());
    page.find('#email').dispatchEvent(new Event('focusin', { bubbles: true }));
    await engineCame();
    expect([page.state(), shown('.mailpoet_validate_success')]).toEqual(['idle', false]);
  });

  it('marks the form while it is in flight', async () => {
    page = await newsletterPage(printedForm(), { mailpoet: 'never' });
    await page.subscribe();
    expect([
      page.state(),
      page.form.classList.contains('mailpoet_form_sending'),
      page.form.getAttribute('aria-busy'),
    ]).toEqual(['sending', true, 'true']);
  });

  it('hides the form’s content, thanks, and empties the form', async () => {
    page = await newsletterPage(printedForm());
    page.find('#email').focus();
    await page.subscribe({ name: 'Ana' });
    expect(page.form.classList.contains('mailpoet_form_successfully_send')).toBe(true);
    expect(page.form.classList.contains('mailpoet_form_sending')).toBe(false);
    expect([shown('.mailpoet_validate_success'), shown('.mailpoet_validate_error')]).toEqual([true, false]);
    expect([page.find<HTMLInputElement>('#email').value, page.find<HTMLInputElement>('#name').value]).toEqual(
      ['', ''],
    );
    expect(page.element.querySelectorAll('[aria-invalid], .mailpoet_field_error').length).toBe(0);
    expect(document.activeElement).toBe(page.find('.mailpoet_validate_success'));
  });

  it('is remembered for 182 days, path /', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
    page = await newsletterPage(printedForm());
    await page.subscribe();
    expect(written).toEqual([`popup_form_dismissed_3=1;path=/;max-age=${182 * 86_400};samesite=lax`]);
  });

  it('takes earlier complaints back', async () => {
    page = await newsletterPage(printedForm());
    await page.submit();
    expect(page.element.querySelectorAll('.mailpoet_field_error').length).toBe(1);
    await page.subscribe();
    expect([page.state(), page.element.querySelectorAll('.mailpoet_field_error').length]).toEqual([
      'success',
      0,
    ]);
  });

  it('says so to the page, and why not', async () => {
    const said: [string, unknown][] = [];
    const onEvent = (event: Event) => said.push([event.type, (event as CustomEvent).detail]);
    const types = ['onda-newsletter-subscribe', 'onda-newsletter-error'];
    for (const type of types) document.addEventListener(type, onEvent);
    let tries = 0;
    const mailpoet = () =>
      tries++
        ? Response.json({ data: [] })
        : Response.json({ errors: [{ message: 'No.' }] }, { status: 400 });
    page = await newsletterPage(printedForm(), { mailpoet });
    await page.subscribe();
    await page.submit();
    for (const type of types) document.removeEventListener(type, onEvent);
    expect(said).toEqual([
      ['onda-newsletter-error', { formId: '3', messages: ['No.'] }],
      ['onda-newsletter-subscribe', { formId: '3' }],
    ]);
  });

  it('shows the texts that MailPoet hides with a style, and makes the area that is missing', async () => {
    page = await newsletterPage(printedForm());
    page.find('.mailpoet_validate_success').outerHTML =
      '<p class="mailpoet_validate_success" style="display:none;">Hecho</p>';
    page.find('.mailpoet_validate_error').remove();
    await page.subscribe();
    const thanks = page.find('.mailpoet_validate_success');
    expect([thanks.style.display, thanks.getAttribute('role')]).toEqual(['', 'status']);
    expect(page.find('.mailpoet_validate_error').getAttribute('role')).toBe('alert');
  });

  it('thanks in our words where the form has none', async () => {
    page = await newsletterPage(printedForm());
    page.find('.mailpoet_validate_success').textContent = ' ';
    await page.subscribe();
    expect(page.find('.mailpoet_validate_success').textContent).toBe(
      'Gracias. Revisa tu correo para confirmar la suscripción.',
    );
  });

  it('goes natively where what sends it cannot be had', async () => {
    const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    page = await newsletterPage(printedForm(), {}, { ajax: 'http://[' });
    await page.subscribe();
    expect(native.mock.contexts).toEqual([page.form]);
  });

  it('of one copy changes nothing in the other', async () => {
    page = await newsletterPage(printedForm() + printedForm());
    await page.subscribe();
    const copies = [...document.querySelectorAll<HTMLElement>('newsletter-form')];
    expect(copies.map(({ dataset }) => dataset.state)).toEqual(['success', undefined]);
  });

  it('is kept from MailPoet’s own script, where that is there', async () => {
    const heard = vi.fn();
    page = await newsletterPage(printedForm());
    page.form.addEventListener('submit', heard);
    vi.stubGlobal('MailPoetForm', {});
    await page.subscribe();
    expect([heard.mock.calls.length, page.state()]).toEqual([0, 'success']);
  });

  it('of an element without a form is nothing to us', async () => {
    document.body.innerHTML = '<newsletter-form form="9"><p>Ya no existe</p></newsletter-form>';
    await engineCame();
    expect(document.querySelector('newsletter-form')?.hasAttribute('data-ready')).toBe(true);
  });
});

describe('a preview', () => {
  it('shows a success that goes again after 2500 ms, and sends nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    page = await newsletterPage(printedForm({ box: 'data-is-preview="1"' }));
    await page.subscribe();
    expect([page.state(), shown('.mailpoet_validate_success'), page.sent]).toEqual(['success', true, []]);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(page.state()).toBe('success');
    await vi.advanceTimersByTimeAsync(1);
    expect([page.state(), shown('.mailpoet_validate_success'), page.form.style.minBlockSize]).toEqual([
      'idle',
      false,
      '',
    ]);
    expect(document.cookie).not.toContain('popup_form_dismissed');
  });

  it('is also what a tag asks for', async () => {
    page = await newsletterPage(printedForm({ element: 'is-preview' }));
    await page.subscribe();
    expect([page.state(), page.sent]).toEqual(['success', []]);
  });
});

describe('the page’s scripts', () => {
  let told: unknown[];
  beforeEach(() => {
    told = [];
    Reflect.deleteProperty(window, 'MailPoet');
    vi.spyOn(console, 'error').mockImplementation((text) => void told.push(text));
  });
  afterEach(() => Reflect.deleteProperty(window, 'MailPoet'));

  it('add texts, and read of a key that nobody knows that it was not found', async () => {
    page = await newsletterPage(printedForm(), {}, { messages: { newsletter: { own: 'Del sitio' } } });
    await page.subscribe();
    const { I18n } = Reflect.get(window, 'MailPoet');
    I18n.add('more', 'Espera %d s');
    expect([I18n.t('own'), I18n.t('more', 3), I18n.t('nobody')]).toEqual([
      'Del sitio',
      'Espera 3 s',
      'TRANSLATION "nobody" NOT FOUND',
    ]);
    expect(I18n.t('constructor')).toBe('TRANSLATION "constructor" NOT FOUND');
    I18n.add('subscribed', '¡Hecho!');
    page = await newsletterPage(printedForm({ id: '5' }));
    page.find('.mailpoet_validate_success').textContent = '';
    document.querySelector('newsletter-form')?.remove();
    await page.subscribe();
    expect(page.find('.mailpoet_validate_success').textContent).toBe('¡Hecho!');
    I18n.add('subscribed', 'Gracias. Revisa tu correo para confirmar la suscripción.');
  });

  it('find MailPoet’s own where that is there', async () => {
    vi.stubGlobal('MailPoet', { I18n: 'own', Hooks: 'own' });
    page = await newsletterPage(printedForm());
    await page.subscribe();
    expect(Reflect.get(window, 'MailPoet')).toEqual({ I18n: 'own', Hooks: 'own' });
  });

  it('change a value by its filters, in order', () => {
    addFilter('size', 'site/one', (value) => `${value}1`);
    addFilter('size', 'site/two', (value) => `${value}2`);
    expect(applyFilters('size', 'x')).toBe('x12');
    removeFilter('size', 'site/one');
    expect([applyFilters('size', 'x'), applyFilters('none', 'x')]).toEqual(['x2', 'x']);
    removeFilter('size', 'site/two');
  });

  it.each([
    ['', 'site', 'The hook name must be a non-empty string.'],
    [3, 'site', 'The hook name must be a non-empty string.'],
    ['__x', 'site', 'The hook name cannot begin with `__`.'],
    ['a b', 'site', 'The hook name can only contain numbers, letters, dashes, periods and underscores.'],
    ['a', '', 'The namespace must be a non-empty string.'],
    ['a', undefined, 'The namespace must be a non-empty string.'],
    [
      'a',
      'a b',
      'The namespace can only contain numbers, letters, dashes, periods, underscores and slashes.',
    ],
  ])('are told of the hook %j in %j', (hook, namespace, text) => {
    addFilter(hook, namespace, () => 'changed');
    expect([told, applyFilters(String(hook), 'x')]).toEqual([[text], 'x']);
  });
});

describe('the form to manage a subscription', () => {
  const html = `<newsletter-manage><form class="mailpoet-manage-subscription" method="post" action="/admin-post.php">
<p class="mailpoet-submit-success">Guardado</p><label>Nombre <input id="name" name="data[name]" data-parsley-names></label>
<button id="save" name="save" value="1">Guardar</button></form></newsletter-manage>`;
  const form = () => document.querySelector('form') as HTMLFormElement;
  const name = () => document.querySelector('#name') as HTMLInputElement;
  let passed: (string | undefined)[];

  async function send(value: string) {
    passed = [];
    document.body.innerHTML = html;
    await engineCame();
    form().addEventListener('submit', (event) => {
      if (!event.defaultPrevented) passed.push((event as SubmitEvent).submitter?.id);
      event.preventDefault();
    });
    name().value = value;
    form().requestSubmit(document.querySelector<HTMLElement>('#save'));
    await engineCame();
  }

  it('is not sent while a name is wrong', async () => {
    await send('<b>');
    expect([passed, document.querySelector('.mailpoet_field_error')?.textContent]).toEqual([
      [],
      'Indica un nombre válido',
    ]);
    expect(document.activeElement).toBe(name());
  });

  it('is sent as the browser sends it once it is right', async () => {
    await send('Ana');
    expect(passed).toEqual(['save']);
    expect(document.querySelector<HTMLElement>('.mailpoet-submit-success')?.hidden).toBe(true);
  });

  it('is checked again at the next attempt', async () => {
    await send('<b>');
    name().value = 'Ana';
    form().requestSubmit();
    await engineCame();
    form().requestSubmit();
    await engineCame();
    expect(passed.length).toBe(2);
  });
});
