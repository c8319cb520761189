import { expect, it } from 'vitest';
import { readVoteRefusal, readVoteReply } from './generated/wire';

const sent = { comment_id: 12, vote: 'up' } as const;
const data = { comment_id: 12, vote_count_up: 4, vote_count_down: 1, user_vote: 'up' };
const READ = { up: 4, down: 1, vote: 'up' };

it.each<[string, object, object]>([
  ['both counts and the own vote', {}, READ],
  ['numbers as text', { comment_id: '12', vote_count_up: '4', vote_count_down: '1' }, READ],
  ['no count below 0', { vote_count_up: -3 }, { ...READ, up: 0 }],
  ['a server that does not tell whose vote stands', { user_vote: undefined }, { ...READ, vote: null }],
  ['a withdrawn vote', { user_vote: null }, { ...READ, vote: null }],
  ['a vote of another word', { user_vote: '<b>' }, { ...READ, vote: null }],
  ['a reply without the id', { comment_id: undefined }, READ],
  ['no more than that', { code: 'own_comment', more: 1 }, READ],
])('a reply: %s', (_, more, reply) => {
  expect(readVoteReply({ ...data, ...more }, sent)).toEqual(reply);
});

it.each<[string, unknown]>([
  ['the counts of another comment', { ...data, comment_id: 13 }],
  ['no counts', {}],
  ['one count', { ...data, vote_count_down: undefined }],
  ['a count that is none', { ...data, vote_count_up: 'many' }],
  ['a list for a count', { ...data, vote_count_up: [4] }],
  ['a list', [data]],
  ['a text', 'ok'],
  ['null', null],
  ['nothing', undefined],
])('no reply: %s', (_, other) => {
  expect(readVoteReply(other, sent)).toBeUndefined();
});

it('a refusal is read by a code of the table alone', () => {
  const codes = ['own_comment', 'network_full', 'invalid_nonce', 'constructor', 'OWN_COMMENT', ['closed'], 7];
  expect(codes.map((code) => readVoteRefusal({ code }))).toEqual([
    'own_comment',
    'network_full',
    'invalid_nonce',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([null, undefined, 'closed', []].map(readVoteRefusal)).toEqual(Array(4).fill(undefined));
});
