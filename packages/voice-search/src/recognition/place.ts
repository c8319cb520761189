import type { Clock } from '@onda/core/timing/clock';
import type { RecognizerConstructor } from './recognition';

/** Speech is made into words on the visitor's device, by the service of the browser's maker, or not at all. */
export type Place = 'device' | 'service' | 'nowhere';

/** A browser that does not say where it would recognize must not keep the microphone closed. */
const ANSWER_MS = 2_000;

/** The device first. `mayLeave`: the site allows the service of the browser's maker. */
export async function placeOf(
  Recognizer: RecognizerConstructor,
  { lang, mayLeave, clock }: { lang: string; mayLeave: boolean; clock: Clock },
): Promise<Place> {
  const answer = await deviceAnswer(Recognizer, lang, clock);
  if (answer === 'available') return 'device';
  if (mayLeave) return 'service';
  // Nothing is installed unasked: a browser that can fetch its model asks the visitor itself.
  return answer === 'unavailable' ? 'nowhere' : 'device';
}

function deviceAnswer(Recognizer: RecognizerConstructor, lang: string, clock: Clock): Promise<string> {
  return new Promise((tell) => {
    const fail = () => tell('unavailable');
    const undo = clock.after(ANSWER_MS, fail);
    const ask = async () => Recognizer.available?.({ langs: [lang], processLocally: true }) ?? 'unavailable';
    ask().then(tell, fail).finally(undo);
  });
}
