import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import type { Admission } from './api';
import { CHALLENGE_LIFE_MS, createTokens, TOKEN_LIFE_MS } from './tokens';

function setup(challenge: unknown = null) {
  let given = 0;
  const clock = fakeClock();
  const admission = vi.fn(
    async (): Promise<Admission | undefined> => ({ token: `token ${++given}`, challenge }),
  );
  const prove = vi.fn(async (asked: unknown) => `proof of ${asked}`);
  return {
    clock,
    admission,
    prove,
    tokens: createTokens({ api: { admission }, clock, prove, printed: 'printed' }),
  };
}

it('asks once until the token is old', async () => {
  const { admission, clock, tokens } = setup();
  tokens.prepare();
  expect(await tokens.take()).toEqual({ token: 'token 1', proof: '' });
  await clock.advance(TOKEN_LIFE_MS - 1);
  await tokens.take();
  expect(admission).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  expect((await tokens.take()).token).toBe('token 2');
});

it('begins the proof before it is needed, and uses it once', async () => {
  const { prove, tokens } = setup('a puzzle');
  tokens.prepare();
  await vi.waitFor(() => expect(prove).toHaveBeenCalledExactlyOnceWith('a puzzle'));
  expect([await tokens.take(), await tokens.take()]).toEqual([
    { token: 'token 1', proof: 'proof of a puzzle' },
    { token: 'token 2', proof: 'proof of a puzzle' },
  ]);
});

it('does not bring a proof that has run out', async () => {
  const { clock, tokens } = setup('a puzzle');
  tokens.prepare();
  await clock.advance(CHALLENGE_LIFE_MS);
  expect((await tokens.take()).token).toBe('token 2');
});

it('asks again where nobody has answered', async () => {
  const { admission, tokens } = setup();
  admission.mockResolvedValueOnce(undefined);
  expect([await tokens.take(), await tokens.take()]).toEqual([
    { token: 'printed', proof: '' },
    { token: 'token 1', proof: '' },
  ]);
});

it('forgets what it heard when that is refused', async () => {
  const { tokens } = setup();
  tokens.set('heard');
  expect((await tokens.take()).token).toBe('heard');
  expect((await tokens.renew())?.token).toBe('token 2');
  expect((await tokens.take()).token).toBe('token 2');
});
