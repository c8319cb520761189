/**
 * The few texts of the first look, apart from the others because every page pays for them. 'Data not available...' and
 * 'Not available...' are the specification's, in its language.
 */
export const onAirMessages = {
  es: {
    onAir: 'En vivo',
    dataNotAvailable: 'Datos no disponibles...',
    notAvailable: 'No disponible...',
    offAir: 'La emisora está fuera del aire.',
    live: 'En vivo',
    liveBy: 'En vivo: {name}',
  },
  en: {
    onAir: 'On air',
    dataNotAvailable: 'Data not available...',
    notAvailable: 'Not available...',
    offAir: 'The station is off air.',
    live: 'Live',
    liveBy: 'Live: {name}',
  },
} as const;
