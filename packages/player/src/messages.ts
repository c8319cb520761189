import { onAirMessages } from './on-air/on-air-messages';

/**
 * Every text of the player. 'Media error: …', 'Network error', 'Cannot recover, …' and 'No renderer found' are the
 * specification's (M-8), in its language.
 */
export const playerMessages = {
  es: {
    ...onAirMessages.es,
    play: 'Reproducir',
    pause: 'Pausar',
    mute: 'Silenciar',
    unmute: 'Activar sonido',
    volume: 'Volumen',
    minimise: 'Reducir el reproductor',
    expand: 'Ampliar el reproductor',
    volumeText: '{percent} %',
    connecting: 'Conectando…',
    reconnecting: 'Reconectando…',
    blocked: 'El navegador espera un toque: pulsa Reproducir.',
    insecure: 'La emisora no ofrece una conexión segura y esta página la exige.',
    offline: 'Sin conexión a internet. Seguimos en cuanto vuelva.',
    unavailable: 'La emisora no responde ahora. Pulsa Reproducir para intentarlo otra vez.',
    unsupported: 'Error de medios: formato no admitido o fuente no encontrada',
    noRenderer: 'No hay con qué reproducir esta emisora',
    network: 'Error de red',
    undecodable: 'No se puede recuperar: falló el último intento de recuperar el sonido',
    playlist: 'El servidor de la emisora no deja que esta página lea su lista de reproducción (CORS).',
  },
  en: {
    ...onAirMessages.en,
    play: 'Play',
    pause: 'Pause',
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    minimise: 'Make the player small',
    expand: 'Make the player large',
    volumeText: '{percent}%',
    connecting: 'Connecting…',
    reconnecting: 'Reconnecting…',
    blocked: 'The browser waits for a tap: press Play.',
    insecure: 'The station offers no secure connection and this page needs one.',
    offline: 'No internet connection. We go on as soon as it is back.',
    unavailable: 'The station does not answer now. Press Play to try again.',
    unsupported: 'Media error: Format(s) not supported or source(s) not found',
    noRenderer: 'No renderer found',
    network: 'Network error',
    undecodable: 'Cannot recover, last media error recovery failed',
    playlist: 'The server of the station does not let this page read its playlist (CORS).',
  },
} as const;
