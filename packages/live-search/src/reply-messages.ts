/** The few words of a reply of the server. No script has them: `Wording` reads them from the generated messages. */
export const replyMessages = {
  es: {
    replyNothing: '¡No hay resultados!',
    replyTry: 'Prueba con:',
    replyOther: 'Otros resultados',
    replyCorrected: 'Nada igual: se muestra «{phrase}».',
    replyOmitted: 'Nada con todas las palabras. Se omite: «{words}».',
    replyPartial: 'Ahora no se puede buscar en todo: faltan resultados.',
    replyWait: 'Demasiadas búsquedas seguidas. Vuelve a intentarlo en {seconds} segundos.',
  },
  en: {
    replyNothing: 'No results!',
    replyTry: 'Try this:',
    replyOther: 'Other results',
    replyCorrected: 'Nothing like that: “{phrase}” is shown.',
    replyOmitted: 'Nothing has all the words. Left out: “{words}”.',
    replyPartial: 'Not everything can be searched now: results are missing.',
    replyWait: 'Too many searches at once. Try again in {seconds} seconds.',
  },
} as const;
