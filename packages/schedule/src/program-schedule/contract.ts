import type { ElementSpec } from '@onda/core/element/contract';

export const programSchedule = {
  tag: 'program-schedule',
  feature: 'schedule',
  chunk: 'program-schedule',
  style: 'schedule/src/program-schedule/program-schedule.css',
  title: 'Program schedule',
  description: 'The week of a station by day: shows with their hours and hosts, and the one on air.',
  root: 'light',
  attributes: {
    view: {
      type: 'enum',
      values: ['auto', 'week', 'day', 'list'],
      default: 'auto',
      isCheckedLate: true,
      description:
        'auto: columns, and tabs where it is narrower than 768 pixels; week: columns or one list; day: tabs; list: one list.',
    },
  },
  lateAttributes: {
    station: {
      type: 'string',
      default: '',
      description: 'Id of a station from the settings screen; the first one where it is empty.',
    },
    days: {
      type: 'number',
      default: 7,
      min: 1,
      max: 7,
      step: 1,
      description: 'Days: 7 are a week of the calendar, with links to others; fewer begin today.',
    },
    hosts: { type: 'boolean', default: true, description: 'Names the hosts.' },
    images: { type: 'boolean', default: false, description: 'Shows the pictures of the shows.' },
  },
  events: {},
  actions: [],
  shortcodes: ['program_schedule'],
  block: { icon: 'calendar-alt', keywords: ['schedule', 'shows', 'radio', 'week'] },
  parts: {
    weeks: 'The links to other weeks.',
    days: 'The links to the days, which are tabs where one day is shown.',
    week: 'All days.',
    day: 'A day; aria-current says that it is today.',
    name: 'Its date.',
    airing: 'An airing; aria-current says that it is on air.',
    time: 'Its hours.',
    image: 'The picture of the show.',
    title: 'The name of the show.',
    hosts: 'Its hosts.',
    note: 'A word: live, repeat, since yesterday, or why it differs from other weeks.',
    now: 'The word for the one on air.',
    empty: 'Says that nothing is planned.',
  },
  properties: { '--onda-accent': 'Color of today and of the show on air; the text’s own.' },
} as const satisfies ElementSpec;
