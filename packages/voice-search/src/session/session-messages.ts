import { printedMessages } from '../messages';

/**
 * The texts of a conversation. `instruction`, `denied`, `wordMissing` and `nothingSaid` are the specification's
 * `{word}` is the activation word, 'buscar' unless the page says otherwise.
 */
export const sessionMessages = {
  es: {
    ...printedMessages.es,
    instruction: 'Haz clic y di: {word} ...',
    denied: 'Permiso de micrófono denegado. Revisa la configuración del navegador.',
    wordMissing: "Di la palabra clave al inicio, por ejemplo: '{word} restaurantes'.",
    nothingSaid: "No detecté qué buscar. Intenta: '{word} noticias de ...'",
    notHeard: 'No te he oído. Inténtalo de nuevo.',
    noMicrophone: 'No se encontró ningún micrófono.',
    unavailable: 'La búsqueda por voz no está disponible ahora. Escribe tu búsqueda.',
    searching: 'Buscando: {query}',
    typing: 'Escribe tu búsqueda',
  },
  en: {
    ...printedMessages.en,
    instruction: 'Click and say: {word} ...',
    denied: 'Microphone permission denied. Check the settings of your browser.',
    wordMissing: "Say the keyword first, for example: '{word} restaurants'.",
    nothingSaid: "I did not catch what to search for. Try: '{word} news about ...'",
    notHeard: 'I did not hear you. Try again.',
    noMicrophone: 'No microphone was found.',
    unavailable: 'Voice search is not available now. Type your search.',
    searching: 'Searching: {query}',
    typing: 'Type your search',
  },
} as const;

export type SessionText = keyof (typeof sessionMessages)['en'];
