import type { VoiceHost } from '../voice-host';

/** A button that cannot work says so (radio.md 8). */
export function disableButton({ root }: VoiceHost, title: string): void {
  const button = root.querySelector<HTMLButtonElement>('[part~="button"]');
  if (!button) return;
  button.disabled = true;
  button.title = title;
  button.style.opacity = '0.4';
}
