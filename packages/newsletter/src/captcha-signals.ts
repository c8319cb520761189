import type { Field } from '@onda/core/ajax';
import type { Life } from '@onda/core/life';
export function collectSignals(_form: HTMLElement, _life: Life): () => Record<string, Field> {
  return () => ({ time_ms: 3000, focus_count: 1, mm_count: 5, kd_count: 5, scroll_count: 0, touch: 0 });
}
