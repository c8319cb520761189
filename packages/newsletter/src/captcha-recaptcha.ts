import type { Clock } from '@onda/core/clock';
import type { Life } from '@onda/core/life';
export interface Recaptcha {
  response(): Promise<string>;
  isAnswered(): boolean;
  reset(): void;
}
export function renderRecaptcha(_form: HTMLFormElement, _w: { clock: Clock; life: Life }): Recaptcha | null {
  return null;
}
