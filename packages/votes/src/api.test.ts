import { AjaxError } from '@onda/core/http/ajax';
import { createNonces } from '@onda/core/http/nonce';
import { type Answer, fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { createVotesApi } from './api';

const ACTION = 'comment_vote_ajaxhandler';
const signal = new AbortController().signal;
const data = { comment_id: 12, vote_count_up: 4, vote_count_down: 1, user_vote: 'up' };
const COUNTED = { up: 4, down: 1, mine: 'up', phase: 'rest' };

/** Each answer once, the last again and again. */
function server(answers: Answer[], isSignedIn = false) {
  let asked = 0;
  const ajax = fakeAjax({
    [ACTION]: () => answers[Math.min(asked++, answers.length - 1)],
    onda_session: { success: true, data: { nonces: { vote: 'fresh' }, userId: isSignedIn ? 7 : 0 } },
  });
  const send = createVotesApi({
    ajax,
    nonces: createNonces(ajax, fakeClock()),
    isSignedIn: () => isSignedIn,
  });
  const actions = () => ajax.calls.map(({ action }) => action);
  return { ajax, actions, send: () => send(12, 'up', signal) };
}

const outcomeOf = (answer: Answer) => server([answer]).send();
const success = (more: object) => ({ success: true, data: { ...data, ...more } });
const refusal = (status: number, code: string) =>
  new AjaxError(status === 429 ? 'failed' : 'refused', status, { success: false, data: { code } });

describe('what is sent', () => {
  it('is the comment’s id and the vote, as the specification names them', async () => {
    const { ajax, send } = server([success({})]);
    await send();
    expect(ajax.calls).toMatchObject([{ action: ACTION, fields: { comment_id: 12, vote: 'up' }, signal }]);
  });

  it('carries no nonce for a visitor, and asks for none', async () => {
    const { ajax, actions, send } = server([success({})]);
    await send();
    expect(actions()).toEqual([ACTION]);
    expect(ajax.calls[0]?.fields.nonce).toBeUndefined();
  });

  it('carries a fresh nonce for who is signed in', async () => {
    const { ajax, actions, send } = server([success({})], true);
    expect(await send()).toEqual(COUNTED);
    expect(actions()).toEqual(['onda_session', ACTION]);
    expect(ajax.calls[1]?.fields.nonce).toBe('fresh');
    await send();
    expect(actions()).toEqual(['onda_session', ACTION, ACTION]);
  });

  it.each([
    ['our server’s word', refusal(403, 'invalid_nonce')],
    ['WordPress’s own', new AjaxError('refused', 403, -1)],
  ])(
    'is sent again with a nonce where a cached page hid that somebody is signed in: %s',
    async (_, stale) => {
      const { actions, send } = server([stale, success({})]);
      expect(await send()).toEqual(COUNTED);
      expect(actions()).toEqual([ACTION, 'onda_session', ACTION]);
    },
  );

  it('is not sent for ever with a nonce that is never right', async () => {
    const { actions, send } = server([refusal(403, 'invalid_nonce')], true);
    expect(await send()).toEqual({ phase: 'failed' });
    expect(actions().filter((action) => action === ACTION)).toHaveLength(2);
  });

  it('is not sent again when the refusal is not the nonce’s', async () => {
    const { actions, send } = server([refusal(403, 'own_comment')], true);
    expect(await send()).toEqual({ phase: 'ownComment' });
    expect(actions()).toEqual(['onda_session', ACTION]);
  });

  it('ends where the session cannot be read', async () => {
    const { ajax, send } = server([success({})], true);
    ajax.answer('onda_session', new AjaxError('failed', 500));
    expect(await send()).toEqual({ phase: 'failed' });
  });
});

describe('what is read', () => {
  it.each<[string, object, object]>([
    ['both counts and the own vote', {}, COUNTED],
    ['numbers as text', { comment_id: '12', vote_count_up: '4', vote_count_down: '1' }, COUNTED],
    ['no count below 0', { vote_count_up: -3, vote_count_down: '-1' }, { ...COUNTED, up: 0, down: 0 }],
    ['whole numbers', { vote_count_up: 4.9 }, COUNTED],
    ['a server that does not tell whose vote stands', { user_vote: undefined }, { ...COUNTED, mine: null }],
    ['a withdrawn vote', { user_vote: null }, { ...COUNTED, mine: null }],
    ['a vote of another word', { user_vote: '<b>' }, { ...COUNTED, mine: null }],
    ['a reply without the id', { comment_id: undefined }, COUNTED],
  ])('%s', async (_, more, outcome) => {
    expect(await outcomeOf(success(more))).toEqual(outcome);
  });

  it.each<[string, Answer]>([
    ['the counts of another comment', success({ comment_id: 13 })],
    ['no counts', { success: true, data: {} }],
    ['no data', { success: true }],
    ['counts that are none', success({ vote_count_up: 'many' })],
    ['an empty count', success({ vote_count_down: ' ' })],
    ['a list for a count', success({ vote_count_up: [4] })],
    ['an endless count', success({ vote_count_up: '1e999' })],
    ['null', null],
    ['a list', [data]],
    ['a text', 'ok'],
    ['success: false', { success: false }],
    ['success: false with a text', { success: false, data: '<b>no</b>' }],
    ['success as text', { success: 'true', data }],
    ['HTML', new AjaxError('unreadable', 200)],
    ['0', new AjaxError('refused', 400, 0)],
    ['403 with HTML', new AjaxError('refused', 403)],
    ['404 of another server', new AjaxError('failed', 404)],
    ['500', new AjaxError('failed', 500)],
    ['a timeout', new AjaxError('timeout')],
    ['an exception', new TypeError('broken')],
    ['a code from Object’s own', refusal(403, 'constructor')],
  ])('a failure: %s', async (_, answer) => {
    expect(await outcomeOf(answer)).toMatchObject({ phase: 'failed' });
  });

  it.each<[string, Answer, string]>([
    ['no network', new AjaxError('offline'), 'offline'],
    ['a visitor where only members vote', refusal(403, 'login_required'), 'loginRequired'],
    ['one’s own comment', refusal(403, 'own_comment'), 'ownComment'],
    ['a closed discussion', refusal(403, 'closed'), 'closed'],
    ['a comment that is gone', refusal(404, 'no_comment'), 'gone'],
    ['too many', refusal(429, 'rate_limited'), 'tooMany'],
    ['enough of this network', refusal(429, 'network_full'), 'networkFull'],
    ['too many, by a proxy', new AjaxError('failed', 429), 'tooMany'],
  ])('%s', async (_, answer, phase) => {
    expect(await outcomeOf(answer)).toEqual({ phase });
  });

  it('the counts that come with a refusal', async () => {
    const body = { success: false, data: { ...data, code: 'own_comment' } };
    expect(await outcomeOf(body)).toEqual({ up: 4, down: 1, phase: 'ownComment' });
  });
});
