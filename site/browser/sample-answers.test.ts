import { beforeEach, describe, expect, it } from 'vitest';
import { elements } from '../../packages/bundle/src/registry';
import { answerTo, type Context } from './sample-answers';

let context: Context;
beforeEach(() => {
  context = {
    origin: 'http://a.test',
    now: Date.UTC(2026, 10, 25),
    state: { favorites: new Set(), votes: new Map() },
  };
});
const ask = (action: string, fields: Record<string, string> = {}) =>
  JSON.parse(answerTo(action, new URLSearchParams(fields), context) ?? 'null');

/** Sent by nothing that an example shows, or answered by a theme alone. */
const UNASKED = ['spv_refresh_nonce', 'thim_ajax_countviews'];

describe('the sample server', () => {
  it('answers every action that an element calls', () => {
    const actions = elements.flatMap((spec) => spec.actions).filter((action) => !UNASKED.includes(action));
    const silent = actions.filter((action) => answerTo(action, new URLSearchParams(), context) === undefined);
    expect(silent).toEqual([]);
    expect(answerTo('toString', new URLSearchParams(), context)).toBeUndefined();
  });

  it('keeps a favorite, counts it and lists it', () => {
    const saved = ask('favorites_favorite', { postid: '2', status: 'active' });
    expect(saved.favorite_data.total).toBe(97);
    expect(Object.keys(saved.favorites[0].posts)).toEqual(['2']);
    expect(ask('favorites_list', { per_page: '3', page: '1' }).data).toMatchObject({ total: 1, pages: 1 });
    ask('favorites_clear');
    expect(ask('favorites_array').favorites[0].posts).toEqual([]);
  });

  it('counts one vote of a visitor, which may be taken back', () => {
    const vote = (wanted: string) => ask('comment_vote_ajaxhandler', { comment_id: '7', vote: wanted }).data;
    expect(vote('up')).toMatchObject({ vote_count_up: 13, vote_count_down: 2, user_vote: 'up' });
    expect(vote('down')).toMatchObject({ vote_count_up: 12, vote_count_down: 3 });
    expect(vote('none')).toMatchObject({ vote_count_up: 12, vote_count_down: 2, user_vote: null });
  });

  it('plays another song after half a minute', () => {
    const playing = () => JSON.parse(ask('onda_now_playing', { station: 'onda' }).data.body);
    const first = playing();
    context.now += 30_000;
    const second = playing();
    expect(second.now_playing.song).not.toEqual(first.now_playing.song);
    expect(second.song_history[0].song).toEqual(first.now_playing.song);
  });
});
