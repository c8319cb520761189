import { expect, it } from 'vitest';
import { interleaved } from './report';

it('lets the sides take turns and keeps their samples apart', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return order.length;
  };
  const samples = await interleaved(2, { ours: side('ours'), theirs: side('theirs') });
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs']);
  expect(samples).toEqual({ ours: [1, 3], theirs: [2, 4] });
});
