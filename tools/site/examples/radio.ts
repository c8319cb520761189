import type { Examples } from './example';

const STREAM = 'https://radio.example/live.mp3';
const LIVE = { radioStream: '/samples/live.mp3', radioName: 'Radio Onda', station: 'onda' };
const COVER = '/samples/vinilo.webp';

export const radioExamples: Examples = {
  'station-switcher': {},
  'radio-player': {
    attributes: { radioStream: STREAM, radioName: 'Radio Onda' },
    inWordPress: { station: 'onda' },
    live: { ...LIVE, noImageAvailable: COVER },
    hint: 'Press play. The sound is a loop that the page brings; the songs change every half minute.',
    height: 420,
  },
  'now-playing': {
    attributes: { station: 'onda' },
    live: { ...LIVE, img: COVER },
    hint: 'Open it: the song on air, and the last ones behind the next button.',
    height: 240,
  },
  'on-air': { attributes: { station: 'onda', next: '2' } },
  'studio-line': { attributes: { station: 'onda' } },
  'program-schedule': { attributes: { station: 'onda' } },
  'show-episodes': { attributes: { show: 'la-tarde', size: '5' } },
  'episode-player': {
    attributes: {
      episode: 'e7-abc1',
      episodeTitle: 'La marea',
      showTitle: 'La Tarde',
      src: 'https://radio.example/la-marea.mp3',
    },
    live: { image: COVER, src: '/samples/live.mp3' },
    hint: 'A list of episodes makes it at a click; here nobody clicked, so it asks for one.',
    height: 320,
    isPage: true,
  },
  'live-radio-button': {
    attributes: { radioStream: STREAM, radioName: 'Radio Onda' },
    inWordPress: { station: 'onda' },
    live: LIVE,
    hint: 'Press it: it plays by itself, or the player of the same station on the page.',
  },
};
