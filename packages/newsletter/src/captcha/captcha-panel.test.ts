import { createHash } from 'node:crypto';
import type { Lifetime } from '@onda/core/element/lifetime';
import { AjaxError } from '@onda/core/http/ajax';
import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captchaMessages } from './captcha-messages';
import { adoptCaptcha, type Captcha, mountCaptcha, readCaptchaMeta } from './captcha-panel';

const ID = 'aB3aB3aB3aB3aB3aB3aB3aB3aB3aB3zz';
const META = {
  show_captcha: true,
  captcha_session_id: ID,
  captcha_image_url: 'https://radio.example/?endpoint=captcha&action=image&data=eyJ9',
  captcha_audio_url: 'https://radio.example/?endpoint=captcha&action=audio&data=eyJ9',
  captcha_work_url: 'https://radio.example/?endpoint=captcha&action=work&data=eyJ9',
};
const PRINTED =
  '<div class="mailpoet_captcha_container">' +
  `<input type="hidden" name="data[captcha_session_id]" value="${ID}">` +
  '<img class="mailpoet_captcha" src="/?action=image" alt="code">' +
  '<button type="button" class="mailpoet_captcha_update" hidden>Otro</button>' +
  '<button type="button" class="mailpoet_captcha_audio" hidden>Oír</button>' +
  '<audio class="mailpoet_captcha_player" controls><source src="/?action=audio"></audio>' +
  '<label>Código <input name="data[captcha]"></label></div>';

let form: HTMLFormElement;
let lifetime: Lifetime;
let asked: string[];
let answer: () => Promise<unknown>;

beforeEach(() => {
  document.body.innerHTML = '<main><form><p id="place"></p></form></main>';
  form = document.querySelector('form') as HTMLFormElement;
  lifetime = createLifetime();
  asked = [];
  answer = async () => '';
});
afterEach(() => {
  lifetime.end();
  document.body.replaceChildren();
});

const setup = () => ({
  lang: 'es' as const,
  lifetime,
  clock: fakeClock(1_800_000_000_000),
  get: (address: string) => {
    asked.push(address);
    return answer();
  },
});
function mounted(): Captcha {
  const place = document.querySelector('#place') as HTMLElement;
  const session = readCaptchaMeta(META);
  if (!session) throw new Error('no session');
  return mountCaptcha({ form, place, session, ...setup() });
}
const part = <T extends HTMLElement>(selector: string) => form.querySelector(selector) as T;
const field = () => part<HTMLInputElement>('input[name="data[captcha]"]');
const picture = () => part<HTMLImageElement>('img.mailpoet_captcha');
const player = () => part<HTMLAudioElement>('audio');
const note = () => part('.mailpoet_captcha_note').textContent;

describe('a captcha in a form', () => {
  it('has no barrier that axe finds', async () => {
    mounted();
    const { violations } = await axe.run(form, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('is a picture, a refresh button, an audio button and a field', () => {
    mounted();
    expect(picture().src).toBe(META.captcha_image_url);
    expect([picture().width, picture().height]).toEqual([220, 60]);
    expect(part('.mailpoet_captcha_update').textContent).toBe('Otro código');
    expect(part('.mailpoet_captcha_audio').textContent).toBe('Escuchar el código');
    expect(player().getAttribute('src')).toBe(META.captcha_audio_url);
    expect(document.querySelector(`label[for="${field().id}"]`)?.textContent).toBe('Escribe los caracteres');
  });

  it('offers a calculation in place of the characters, and counts as answered by it', async () => {
    const salt = '1234?expires=1800003600';
    const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
    answer = async () =>
      JSON.stringify({ algorithm: 'SHA-256', challenge, salt, signature: 's', maxnumber: 10 });
    const place = document.querySelector('#place') as HTMLElement;
    const session = readCaptchaMeta(META);
    if (!session) throw new Error('no session');
    const captcha = mountCaptcha({ form, place, session, ...setup() });
    const button = part<HTMLButtonElement>('.mailpoet_captcha_work');
    expect(button.textContent).toBe('No puedo verlo ni oírlo: que calcule mi navegador');
    expect(captcha.isAnswered()).toBe(false);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    button.click();
    await vi.waitFor(() => expect(note()).toBe('Hecho. Ya puedes enviar el formulario.'));
    expect(asked).toEqual([META.captcha_work_url]);
    expect([captcha.isAnswered(), field().getAttribute('aria-invalid')]).toEqual([true, 'false']);
    const formData = new FormData();
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    const sent = String(formData.get('data[captcha_proof]'));
    expect(JSON.parse(atob(sent))).toMatchObject({ number: 7, challenge });
    await captcha.refresh();
    expect([captcha.isAnswered(), field().disabled]).toEqual([false, false]);
  });

  it('offers no calculation where the server has none, as MailPoet’s', () => {
    const session = readCaptchaMeta({ ...META, captcha_work_url: undefined });
    if (!session) throw new Error('no session');
    mountCaptcha({ form, place: document.querySelector('#place') as HTMLElement, session, ...setup() });
    expect(part('.mailpoet_captcha_work')).toBeNull();
  });

  it('waits for its answer: the field has the focus', () => {
    mounted();
    expect(document.activeElement).toBe(field());
  });

  it('is sent with the form: session and answer', () => {
    mounted();
    field().value = 'K7M2X';
    expect(Object.fromEntries(new FormData(form))).toEqual({
      'data[captcha_session_id]': ID,
      'data[captcha]': 'K7M2X',
    });
  });

  it('asks for another code at the current page, with the router’s fields and a cache-buster', async () => {
    history.replaceState(null, '', '/noticias/?p=4#abajo');
    await mounted().refresh();
    const { pathname, searchParams } = new URL(asked[0] ?? '');
    const { data = '', ...fields } = Object.fromEntries(searchParams);
    expect(pathname).toBe('/noticias/');
    expect(fields).toEqual({
      mailpoet_router: '',
      mailpoet_page: 'template',
      endpoint: 'captcha',
      action: 'refresh',
      cachebust: '1800000000000',
    });
    expect(JSON.parse(atob(data))).toEqual({ captcha_session_id: ID });
  });

  it('reloads picture and sound past every cache, empties the field and says so', async () => {
    const captcha = mounted();
    field().value = 'wrong';
    await captcha.refresh();
    expect(picture().src).toBe(`${META.captcha_image_url}&cachebust=1800000000000`);
    expect(player().src).toBe(`${META.captcha_audio_url}&cachebust=1800000000000`);
    expect(field().value).toBe('');
    expect(note()).toBe('Código nuevo.');
  });

  it('refreshes by its button, which keeps the focus', async () => {
    mounted();
    part('.mailpoet_captcha_update').focus();
    part('.mailpoet_captcha_update').click();
    await vi.waitFor(() => expect(note()).toBe('Código nuevo.'));
    expect(document.activeElement).toBe(part('.mailpoet_captcha_update'));
  });

  it('takes the new picture where the router says 404, as MailPoet 5.3.3 does after it made another code', async () => {
    answer = () => Promise.reject(new AjaxError('failed', 404));
    await mounted().refresh();
    expect(picture().src).toBe(`${META.captcha_image_url}&cachebust=1800000000000`);
    expect(note()).toBe('Código nuevo.');
    picture().dispatchEvent(new Event('error'));
    expect(note()).toBe('No se ha podido cargar. Inténtalo de nuevo.');
  });

  it('keeps the old code and says so when nobody answers', async () => {
    answer = () => Promise.reject(new AjaxError('offline'));
    const captcha = mounted();
    await captcha.refresh();
    expect(picture().src).toBe(META.captcha_image_url);
    expect(note()).toBe('No se ha podido cargar. Inténtalo de nuevo.');
  });

  it('plays from the beginning, and asks other sounds of the page to pause', () => {
    mounted();
    const heard: string[] = [];
    const onEvent = ({ detail }: Event & { detail?: { source: string } }) => heard.push(detail?.source ?? '');
    document.addEventListener('onda-play', onEvent as EventListener, { once: true });
    const play = vi.spyOn(player(), 'play').mockResolvedValue();
    player().currentTime = 12;
    part('.mailpoet_captcha_audio').click();
    expect([play.mock.calls.length, player().currentTime]).toEqual([1, 0]);
    expect(heard).toEqual(['captcha']);
  });

  it('says when the sound cannot be heard, or the picture not be seen', async () => {
    mounted();
    vi.spyOn(player(), 'play').mockRejectedValue(new Error('NotSupportedError'));
    part('.mailpoet_captcha_audio').click();
    await vi.waitFor(() => expect(note()).toContain('No se ha podido cargar'));
    field().dispatchEvent(new Event('input'));
    expect(note()).toBe('');
    picture().dispatchEvent(new Event('error'));
    expect(note()).toContain('No se ha podido cargar');
  });

  it('must have a response: an empty field is flagged and gets the focus', () => {
    const captcha = mounted();
    field().value = '  ';
    expect(captcha.isAnswered()).toBe(false);
    expect(part('.mailpoet_error_captcha').textContent).toBe(captchaMessages.es.missing);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe(part('.mailpoet_captcha_note').id);
    expect(document.activeElement).toBe(field());
    field().value = 'k7m2x';
    field().dispatchEvent(new Event('input'));
    expect(form.querySelector('.mailpoet_error_captcha')).toBeNull();
    expect(captcha.isAnswered()).toBe(true);
  });

  it('leaves nothing behind', () => {
    mounted().remove();
    expect(part('#place').innerHTML).toBe('');
    expect([...new FormData(form)]).toEqual([]);
  });

  it('says nothing after the form has gone', async () => {
    answer = () => Promise.reject(new Error('aborted'));
    const captcha = mounted();
    lifetime.end();
    await captcha.refresh();
    expect(note()).toBe('');
  });
});

describe('a captcha that the server printed', () => {
  it('gets its buttons to work in place of the player’s own', async () => {
    form.innerHTML = PRINTED;
    const captcha = adoptCaptcha(form, setup());
    expect(part<HTMLButtonElement>('.mailpoet_captcha_update').hidden).toBe(false);
    expect(part<HTMLButtonElement>('.mailpoet_captcha_audio').hidden).toBe(false);
    expect(player().controls).toBe(false);
    await captcha?.refresh();
    expect(part<HTMLSourceElement>('source').src).toContain('cachebust=1800000000000');
    expect(picture().src).toContain('cachebust=1800000000000');
  });

  it('is none where none was printed', () => {
    expect(adoptCaptcha(form, setup())).toBeNull();
  });
});

describe('the meta of a reply', () => {
  it.each([
    undefined,
    {},
    { ...META, captcha_session_id: '' },
    { ...META, captcha_session_id: 7 },
    { ...META, captcha_image_url: 'javascript:alert(1)' },
    { ...META, captcha_image_url: undefined },
  ])('that holds no captcha is none: %j', (meta) => {
    expect(readCaptchaMeta(meta)).toBeNull();
  });

  it('without a sound shows no button for it', () => {
    const session = readCaptchaMeta({ ...META, captcha_audio_url: 'data:audio/wav,x' });
    if (!session) throw new Error('no session');
    mountCaptcha({ form, place: form, session, ...setup() });
    expect(form.querySelector('.mailpoet_captcha_audio')).toBeNull();
    expect(form.querySelector('audio')).toBeNull();
  });
});
