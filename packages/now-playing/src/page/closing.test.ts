import { type FakeClock, fakeClock } from '@onda/core/testing/fake-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Closing, createClosing } from './closing';

let clock: FakeClock;
let closing: Closing;
let closes: number;
let isFullyVisible: boolean;
let isHeld: boolean;

function start(isMobile: boolean) {
  closing = createClosing({
    clock,
    isMobile,
    isFullyVisible: () => isFullyVisible,
    isHeld: () => isHeld,
    close() {
      closes += 1;
      closing.closed();
    },
  });
  closing.opened();
}

beforeEach(() => {
  clock = fakeClock();
  closes = 0;
  isFullyVisible = true;
  isHeld = false;
});

describe('on desktop', () => {
  beforeEach(() => start(false));

  it('closes 10 s after it was opened, and not before', async () => {
    await clock.advance(9_999);
    expect(closes).toBe(0);
    await clock.advance(1);
    expect(closes).toBe(1);
    expect(clock.waiting()).toBe(0);
  });

  it('hovering cancels the timer and leaving starts it anew', async () => {
    await clock.advance(9_000);
    closing.hovered(true);
    await clock.advance(60_000);
    expect(closes).toBe(0);
    closing.hovered(false);
    await clock.advance(9_999);
    expect(closes).toBe(0);
    await clock.advance(1);
    expect(closes).toBe(1);
  });

  it('stays while the pointer rests where it opened it', async () => {
    isHeld = true;
    await clock.advance(35_000);
    expect(closes).toBe(0);
    isHeld = false;
    await clock.advance(10_000);
    expect(closes).toBe(1);
  });

  it('starts no timer while it is closed', () => {
    closing.closed();
    closing.hovered(true);
    closing.hovered(false);
    closing.scrolledOut();
    expect(clock.waiting()).toBe(0);
  });

  it('is not bound to the viewport', async () => {
    closing.hovered(true);
    isFullyVisible = false;
    closing.scrolledOut();
    await clock.advance(60_000);
    expect(closes).toBe(0);
  });
});

describe('on mobile', () => {
  beforeEach(() => start(true));

  it('stays while the block is fully in the viewport, whatever touches it', async () => {
    closing.hovered(true);
    closing.hovered(false);
    await clock.advance(60_000);
    expect(closes).toBe(0);
  });

  it('closes after 10 s when the block is not fully in the viewport', async () => {
    isFullyVisible = false;
    isHeld = true;
    await clock.advance(10_000);
    expect(closes).toBe(1);
  });

  it('scrolling out of view starts the timer', async () => {
    await clock.advance(60_000);
    isFullyVisible = false;
    closing.scrolledOut();
    await clock.advance(9_999);
    expect(closes).toBe(0);
    await clock.advance(1);
    expect(closes).toBe(1);
  });

  it('scrolling on does not put it off', async () => {
    isFullyVisible = false;
    await clock.advance(9_000);
    closing.scrolledOut();
    await clock.advance(1_000);
    expect(closes).toBe(1);
  });

  it('coming back into view in time keeps it open', async () => {
    await clock.advance(60_000);
    closing.scrolledOut();
    await clock.advance(60_000);
    expect(closes).toBe(0);
  });
});
