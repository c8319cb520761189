/**
 * The phrase to search, from the spoken words (radio.md 5): in small letters, without the first occurrence of the
 * activation word, wherever it stands. Undefined when the word is missing, empty when nothing else was said.
 * Recognizers on the device write commas and full stops around it.
 */
export function phraseOf(transcript: string, activationWord: string): string | undefined {
  const said = transcript.toLowerCase().trim();
  const word = activationWord.toLowerCase().trim();
  const place = said.indexOf(word);
  if (place < 0) return undefined;
  const rest = `${said.slice(0, place)} ${said.slice(place + word.length)}`;
  return rest.replace(/\s+/g, ' ').replace(EDGES, '');
}

const EDGES = /^[\s.,;:!?¡¿…]+|[\s.,;:!?¡¿…]+$/g;
