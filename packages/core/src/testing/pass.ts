import { vi } from 'vitest';

/** Time passes; what is imported before and meanwhile is there, whether an earlier test imported it or not. */
export async function pass(ms: number): Promise<void> {
  for (const part of [0, ms, 0]) {
    await vi.advanceTimersByTimeAsync(part);
    await vi.dynamicImportSettled();
  }
  await vi.advanceTimersByTimeAsync(0);
}
