/**
 * The radio button's own texts: 'listen live' and 'pause', 'Detenido' and 'En vivo' are the specification's
 * (M-4).
 */
export const liveButtonMessages = {
  es: {
    liveListen: 'escuchar en vivo',
    livePause: 'pausar',
    liveStopped: 'Detenido',
    liveConnecting: 'Conectando…',
    liveOn: 'En vivo',
  },
  en: {
    liveListen: 'listen live',
    livePause: 'pause',
    liveStopped: 'Stopped',
    liveConnecting: 'Connecting…',
    liveOn: 'Live',
  },
} as const;
