import type { Life } from '@onda/core/life';
import type { Language } from '@onda/core/messages';
export interface Captcha {
  readonly sessionId: string;
  isAnswered(): boolean;
  refresh(): Promise<void>;
  remove(): void;
}
export interface Session {
  id: string;
  imageUrl: string;
  audioUrl: string;
}
export function readCaptchaMeta(_meta: unknown): Session | null {
  return null;
}
export function mountCaptcha(_w: {
  form: HTMLFormElement;
  place: HTMLElement;
  session: Session;
  lang: Language;
  life: Life;
}): Captcha {
  throw new Error();
}
export function adoptCaptcha(_form: HTMLFormElement, _w: { lang: Language; life: Life }): Captcha | null {
  return null;
}
