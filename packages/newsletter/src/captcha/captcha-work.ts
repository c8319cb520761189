import type { Lifetime } from '@onda/core/element/lifetime';
import { readConfig } from '@onda/core/http/config';
import { type Language, translator } from '@onda/core/i18n/messages';
import { prove } from '../proof/proof-of-work';
import { workMessages } from './work-messages';

/** The field of the proof. The server checks the characters first. */
const PROOF_FIELD = 'data[captcha_proof]';
/** The timeout for ten times the work of a silent proof: some seconds of a slow phone. */
const PATIENCE_MS = 60_000;

interface Dependencies {
  lang: Language;
  lifetime: Lifetime;
  /** The field for the characters. */
  field: HTMLInputElement | null;
  /** The server's challenge as JSON. */
  get(address: string, signal: AbortSignal): Promise<unknown>;
  tell(text: string, isWrong?: boolean): void;
  proved?: (challenge: unknown, signal: AbortSignal) => Promise<string>;
}

const provePatiently = (challenge: unknown, signal: AbortSignal) =>
  prove(challenge, signal, undefined, PATIENCE_MS);

/**
 * Lets the browser calculate for a visitor who can neither see nor hear the characters. It requests a challenge from
 * the address of the button and disables the field for the characters; the form then sends the proof.
 */
export async function workInPlace(
  button: HTMLButtonElement,
  { lang, lifetime, field, get, tell, proved = provePatiently }: Dependencies,
): Promise<void> {
  if (button.ariaDisabled === 'true') return;
  const t = translator(workMessages, lang, readConfig().messages.newsletter);
  button.ariaDisabled = 'true';
  tell(t('working'));
  const proof = await get(button.value, lifetime.signal)
    .then((challenge) => proved(JSON.parse(String(challenge)), lifetime.signal))
    .catch(() => '');
  button.ariaDisabled = null;
  if (lifetime.isOver) return;
  if (!proof || !field) return tell(t('failed'), true);
  field.disabled = true;
  field.setAttribute('aria-invalid', 'false');
  const add = ({ formData }: FormDataEvent) => {
    if (field.disabled && field.isConnected) formData.set(PROOF_FIELD, proof);
  };
  field.form?.addEventListener('formdata', add, { signal: lifetime.signal });
  tell(t('worked'));
}
