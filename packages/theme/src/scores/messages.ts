import type { Catalog } from '@onda/core/i18n/messages';

/** The texts of scores that the server prints; no script needs them. */
export const scoresMessages = {
  es: {
    scoresBefore: 'Antes',
    scoresAfter: 'Después',
    scoresToday: 'Hoy',
    scoresAll: 'Todas',
    scoresCompetition: 'Competición',
    scoresGo: 'Ver',
    scoresNone: 'Este día no se juega nada.',
    scoresLive: 'En juego',
    scoresFinal: 'Final',
    scoresPostponed: 'Aplazado',
    scoresCalendar: 'Calendario',
    scoresGames: 'hay partidos',
    scoresDate: 'Fecha',
  },
  en: {
    scoresBefore: 'Before',
    scoresAfter: 'After',
    scoresToday: 'Today',
    scoresAll: 'All',
    scoresCompetition: 'Competition',
    scoresGo: 'Show',
    scoresNone: 'Nothing is played on this day.',
    scoresLive: 'Live',
    scoresFinal: 'Final',
    scoresPostponed: 'Postponed',
    scoresCalendar: 'Calendar',
    scoresGames: 'there are games',
    scoresDate: 'Date',
  },
} as const satisfies Catalog;
