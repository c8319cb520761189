import type { Translate } from '@onda/core/i18n/messages';

/** Texts of what the menu of extras holds. PHP prints none of them. */
export const comfortMessages = {
  es: {
    goOn: 'Seguir escuchando',
    sleep: 'Apagar en',
    sleepMinutes: '{minutes} min',
    sleepOff: 'No apagar',
    sleepLeft: 'Se apaga en {minutes} min',
    quality: 'Calidad',
    qualityOfStream: 'Normal',
    devices: 'Escuchar en otro aparato',
    noDevice: 'No se encontró ningún aparato.',
    popOut: 'Abrir en otra ventana',
    popOutRefused: 'El navegador no dejó abrir la ventana.',
    leavePage: 'Lo que has escrito en esta página puede perderse. ¿Salir de ella?',
  },
  en: {
    goOn: 'Keep listening',
    sleep: 'Turn off in',
    sleepMinutes: '{minutes} min',
    sleepOff: 'Do not turn off',
    sleepLeft: 'Turns off in {minutes} min',
    quality: 'Quality',
    qualityOfStream: 'Normal',
    devices: 'Listen on another device',
    noDevice: 'No device was found.',
    popOut: 'Open in its own window',
    popOutRefused: 'The browser did not open the window.',
    leavePage: 'What you typed on this page may be lost. Leave it?',
  },
} as const;

export type ComfortText = Translate<keyof (typeof comfortMessages)['en']>;
