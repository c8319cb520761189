import type { Lifetime } from '@onda/core/element/lifetime';
import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_SIZE,
  RENDER_RETRY_MS,
  RENDER_TRIES,
  type Recaptcher,
  renderRecaptcha,
} from './captcha-recaptcha';

let form: HTMLFormElement;
let lifetime: Lifetime;
let given: string;
let render: ReturnType<typeof vi.fn<Recaptcher['render']>>;

const holder = (size = '') =>
  `<div class="mailpoet_recaptcha" data-sitekey="key" ${size}><div class="mailpoet_recaptcha_container"></div></div>`;

beforeEach(() => {
  document.body.innerHTML = `<form lang="en">${holder()}</form>`;
  form = document.querySelector('form') as HTMLFormElement;
  lifetime = createLifetime();
  given = '';
  render = vi.fn<Recaptcher['render']>(() => 5);
});
afterEach(() => {
  lifetime.end();
  document.body.replaceChildren();
});

const script = (): Recaptcher => ({
  ready: () => {},
  render,
  getResponse: () => given,
  execute: () => render.mock.calls[0]?.[1].callback('invisible token'),
  reset: vi.fn(),
});

describe('the numbers', () => {
  it.each([
    ['tries', RENDER_TRIES, 20],
    ['milliseconds between them', RENDER_RETRY_MS, 400],
    ['size', DEFAULT_SIZE, 'compact'],
  ])('are the specification’s: %s', (_, ours, theirs) => {
    expect(ours).toBe(theirs);
  });
});

describe('a recaptcha that the page brings', () => {
  it('is drawn at once when its script is there, compact', () => {
    renderRecaptcha(form, { lifetime, clock: fakeClock(), script });
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'key', size: 'compact' });
    expect(render.mock.calls[0]?.[0].className).toBe('mailpoet_recaptcha_container');
  });

  it('is invisible where the form says so', () => {
    form.innerHTML = holder('data-size="invisible"');
    renderRecaptcha(form, { lifetime, clock: fakeClock(), script });
    expect(render.mock.calls[0]?.[1].size).toBe('invisible');
  });

  it('is waited for: 20 more tries, 400 ms apart', async () => {
    const clock = fakeClock();
    let tries = 0;
    const late = () => {
      tries++;
      return undefined;
    };
    renderRecaptcha(form, { lifetime, clock, script: late });
    await clock.advance(RENDER_RETRY_MS - 1);
    expect(tries).toBe(1);
    await clock.advance(1);
    expect(tries).toBe(2);
    await clock.advance(60_000);
    expect(tries).toBe(1 + RENDER_TRIES);
    expect(clock.waiting()).toBe(0);
  });

  it('is drawn when its script comes late', async () => {
    const clock = fakeClock();
    let known: Recaptcher | undefined;
    renderRecaptcha(form, { lifetime, clock, script: () => known });
    await clock.advance(1000);
    known = script();
    await clock.advance(400);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not waited for after the form has gone', async () => {
    const clock = fakeClock();
    renderRecaptcha(form, { lifetime, clock, script: () => undefined });
    lifetime.end();
    expect(clock.waiting()).toBe(0);
  });

  it('must have a response while it is seen: the error element is flagged until then', () => {
    const recaptcha = renderRecaptcha(form, { lifetime, clock: fakeClock(), script });
    expect(recaptcha?.isAnswered()).toBe(false);
    const error = form.querySelector('.mailpoet_error_recaptcha');
    expect(error?.classList.contains('filled')).toBe(true);
    expect(error?.textContent).toBe('Please complete the check.');
    given = 'token';
    expect(recaptcha?.isAnswered()).toBe(true);
    expect(error?.classList.contains('filled')).toBe(false);
  });

  it('gives its response, and the invisible one when it is asked', async () => {
    given = 'visible token';
    expect(await renderRecaptcha(form, { lifetime, clock: fakeClock(), script })?.response()).toBe(
      'visible token',
    );
    given = '';
    render.mockClear();
    form.innerHTML = holder('data-size="invisible"');
    const invisible = renderRecaptcha(form, { lifetime, clock: fakeClock(), script });
    expect(invisible?.isAnswered()).toBe(true);
    expect(await invisible?.response()).toBe('invisible token');
  });

  it('waits two minutes for an invisible one, and no longer than the form is there', async () => {
    form.innerHTML = holder('data-size="invisible"');
    const clock = fakeClock();
    const silent = () => ({ ...script(), execute: () => {} });
    const response = renderRecaptcha(form, { lifetime, clock, script: silent })?.response();
    await clock.advance(120_000);
    expect(await response).toBe('');
    const other = renderRecaptcha(form, { lifetime, clock, script: silent })?.response();
    lifetime.end();
    expect(await other).toBe('');
    expect(clock.waiting()).toBe(0);
  });

  it('gives an empty response where its script never came, and the form is not held up', async () => {
    const recaptcha = renderRecaptcha(form, { lifetime, clock: fakeClock(), script: () => undefined });
    expect(recaptcha?.isAnswered()).toBe(true);
    expect(await recaptcha?.response()).toBe('');
  });

  it('is none in a form without one', () => {
    form.innerHTML = '';
    expect(renderRecaptcha(form, { lifetime })).toBeNull();
  });
});
