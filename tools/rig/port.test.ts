import { expect, it } from 'vitest';
import { choosePort, holdPort } from './port';

it('gives a port to nobody else until it is let go', async () => {
  const { port, release } = await holdPort();
  await expect(holdPort(port)).rejects.toThrow(`Port ${port} is taken. Give another one with --port.`);
  await release();
  expect(await choosePort(port)).toBe(port);
});

it('may be let go twice', async () => {
  const { release } = await holdPort();
  await release();
  await release();
});
