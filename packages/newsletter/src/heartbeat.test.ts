import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, expect, it } from 'vitest';
import { followHeartbeat } from './heartbeat';

afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

type Hear = (event: unknown, response: unknown) => void;

function fakeHeartbeat() {
  const listeners = new Set<Hear>();
  Reflect.set(window, 'jQuery', () => ({
    on: (type: string, run: Hear) => type === 'heartbeat-tick' && listeners.add(run),
    off: (type: string, run: Hear) => type === 'heartbeat-tick' && listeners.delete(run),
  }));
  return (response: unknown) => {
    for (const run of listeners) run({}, response);
  };
}

it('brings a token until the form leaves', () => {
  const beat = fakeHeartbeat();
  const lifetime = createLifetime();
  const tokens: string[] = [];
  followHeartbeat((token) => tokens.push(token), lifetime);
  beat({ mailpoet_token: 'new' });
  expect(tokens).toEqual(['new']);
  lifetime.end();
  beat({ mailpoet_token: 'newer' });
  expect(tokens).toEqual(['new']);
});

it.each([null, 'x', {}, { mailpoet_token: '' }, { mailpoet_token: 7 }])(
  'brings nothing with %j',
  (response) => {
    const beat = fakeHeartbeat();
    const tokens: string[] = [];
    followHeartbeat((token) => tokens.push(token), createLifetime());
    beat(response);
    expect(tokens).toEqual([]);
  },
);

it('is not there without jQuery', () => {
  expect(() => followHeartbeat(() => {}, createLifetime())).not.toThrow();
});
