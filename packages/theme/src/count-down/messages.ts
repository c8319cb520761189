import type { Catalog } from '@onda/core/i18n/messages';

/** The English of `required` is the specification's (M-5.05). */
export const countDownMessages = {
  es: {
    day: 'día',
    days: 'días',
    hour: 'hora',
    hours: 'horas',
    minute: 'minuto',
    minutes: 'minutos',
    second: 'segundo',
    seconds: 'segundos',
    ended: 'Ya está aquí.',
    required: '¡Hace falta la fecha de vencimiento!',
    unreadable: '«{date}» no es una fecha. Escríbela así: 2027-03-21 20:00.',
  },
  en: {
    day: 'day',
    days: 'days',
    hour: 'hour',
    hours: 'hours',
    minute: 'minute',
    minutes: 'minutes',
    second: 'second',
    seconds: 'seconds',
    ended: 'It is here.',
    required: 'Expiry date is required!',
    unreadable: '“{date}” is no date. Write it like 2027-03-21 20:00.',
  },
} as const satisfies Catalog;
