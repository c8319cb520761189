import type { Translate } from '@onda/core/i18n/messages';

/**
 * The texts of the open block; the Spanish ones but `live`, `liveBy` and `offAir` are the specification's (R-2,
 *
 */
export const blockMessages = {
  es: {
    unrecognised: 'Error al obtener datos',
    history: 'Ver historial',
    live: 'En vivo',
    liveBy: 'En vivo: {name}',
    offAir: 'Fuera del aire',
    unknownTitle: 'Título desconocido',
    unknownArtist: 'Artista desconocido',
    noTitle: 'Sin título',
    noArtist: 'Sin artista',
    someTimeAgo: 'hace un rato',
    secondsAgo: 'hace unos segundos',
    minutesAgo: 'hace {count} min',
    hoursAgo: 'hace {count} h',
  },
  en: {
    unrecognised: 'Error getting data',
    history: 'See history',
    live: 'Live',
    liveBy: 'Live: {name}',
    offAir: 'Off air',
    unknownTitle: 'Unknown title',
    unknownArtist: 'Unknown artist',
    noTitle: 'Untitled',
    noArtist: 'No artist',
    someTimeAgo: 'a while ago',
    secondsAgo: 'a few seconds ago',
    minutesAgo: '{count} min ago',
    hoursAgo: '{count} h ago',
  },
} as const;

export type BlockText = Translate<keyof (typeof blockMessages)['en']>;
