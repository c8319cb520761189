/** Texts of what comes after the first sound. PHP prints none of them. */
export const comfortMessages = {
  es: {
    goOn: 'Seguir escuchando',
    more: 'Más opciones',
    sleep: 'Apagar en',
    sleepMinutes: '{minutes} min',
    sleepOff: 'No apagar',
    sleepLeft: 'Se apaga en {minutes} min',
    popOut: 'Abrir en otra ventana',
    popOutRefused: 'El navegador no dejó abrir la ventana.',
  },
  en: {
    goOn: 'Keep listening',
    more: 'More options',
    sleep: 'Turn off in',
    sleepMinutes: '{minutes} min',
    sleepOff: 'Do not turn off',
    sleepLeft: 'Turns off in {minutes} min',
    popOut: 'Open in its own window',
    popOutRefused: 'The browser did not open the window.',
  },
} as const;
