/** The text that PHP prints. */
export const stationSwitcherMessages = {
  es: { stations: 'Emisoras' },
  en: { stations: 'Stations' },
} as const;
