import { expect, it } from 'vitest';
import { interleaved } from './report';

it('lets the sides take turns and keeps their samples apart', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const samples = await interleaved(
    { runs: 2, signal: new AbortController().signal },
    { ours: side('ours'), theirs: side('theirs') },
  );
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs']);
  expect(samples).toEqual({ ours: [1, 3], theirs: [2, 4] });
});

it('measures nothing more once it was told to end', async () => {
  const ending = new AbortController();
  let count = 0;
  const side = async () => {
    count += 1;
    ending.abort(new Error('ended'));
  };
  await expect(interleaved({ runs: 5, signal: ending.signal }, { side })).rejects.toThrow('ended');
  expect(count).toBe(1);
});
