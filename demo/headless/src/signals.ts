/** Counts of what the visitor does while a form is open, as the spam check of the site reads them. */
export function countSignals(): () => Record<string, number> {
  const started = performance.now();
  const counts = { touch: 0, mm_count: 0, scroll_count: 0, kd_count: 0, focus_count: 0 };
  const events: Record<string, keyof typeof counts> = {
    touchstart: 'touch',
    mousemove: 'mm_count',
    scroll: 'scroll_count',
    keydown: 'kd_count',
    focusin: 'focus_count',
  };
  for (const [event, name] of Object.entries(events)) {
    addEventListener(
      event,
      () => {
        counts[name]++;
      },
      { passive: true, capture: true },
    );
  }
  return () => ({ time_ms: Math.round(performance.now() - started), ...counts });
}
