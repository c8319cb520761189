import { expect, it } from 'vitest';
import { playing, videoAt } from './video-address';

const youtube = (rest: string) => {
  const [id = '', more = ''] = rest.split(/(?=&)(.*)/s);
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1${more}`;
};
const ID = 'dQw4w9WgXcQ';
const LIST = 'PL46F0A159EC02DF82';
const CHANNEL = 'UCzQUP1qoWDoEbmsQxvdjxgQ';

/** An address as people write it → the video, and what follows it in the frame's address. */
const YOUTUBE: [string, string][] = [
  // Hosts and paths.
  [`https://www.youtube.com/watch?v=${ID}`, ID],
  [`http://youtube.com/watch/?v=${ID}`, ID],
  [`https://WWW.YouTube.com/watch?v=${ID}`, ID],
  [`//youtube.com/watch?v=${ID}`, ID],
  [`https://m.youtube.com/details?v=${ID}`, ID],
  [`https://m.youtube.com/watch?app=desktop&v=${ID}`, ID],
  [`https://music.youtube.com/watch?v=${ID}&si=abc`, ID],
  [`https://gaming.youtube.com/watch?v=${ID}`, ID],
  [`https://www.youtube.com/?feature=player_embedded&v=${ID}`, ID],
  [`https://www.youtube.com/?vi=${ID}`, ID],
  [`https://www.youtube.com/watch/${ID}`, ID],
  [`https://www.youtube.com/v/${ID}?version=3`, ID],
  [`https://www.youtube.com/vi/${ID}`, ID],
  [`https://www.youtube.com/e/${ID}`, ID],
  [`https://www.youtube.com/embed/${ID}`, ID],
  [`https://www.youtube.com/shorts/${ID}?feature=share`, ID],
  [`http://youtube.com/live/${ID}`, ID],
  [`https://www.youtube-nocookie.com/embed/${ID}/`, ID],
  [`https://youtube.googleapis.com/v/${ID}`, ID],
  [`https://youtu.be/${ID}?si=abc`, ID],
  [`https://youtu.be/${ID}/`, ID],
  // Signs in each other's place, and an address within another.
  [`https://www.youtube.com/embed/${ID}&autoplay=1`, ID],
  [`https://www.youtube.com/watch?v=${ID}?rel=0`, ID],
  [`https://www.youtube.com/watch?feature=share&amp;v=${ID}`, ID],
  [`https://www.youtube.com/watch%3Fv%3D${ID}`, ID],
  [`https://www.youtube.com/#!v=${ID}`, ID],
  [`https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`, ID],
  // Times.
  [`https://youtu.be/${ID}?t=90`, `${ID}&start=90`],
  [`https://youtu.be/${ID}?t=90s`, `${ID}&start=90`],
  [`https://youtu.be/${ID}#t=30s`, `${ID}&start=30`],
  [`https://youtu.be/${ID}&t=30`, `${ID}&start=30`],
  [`https://www.youtube.com/watch?v=${ID}?t=30`, `${ID}&start=30`],
  [`https://www.youtube.com/watch?v=${ID}&amp;t=30`, `${ID}&start=30`],
  [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, `${ID}&start=90`],
  [`https://www.youtube.com/watch?v=${ID}&t=1m40`, `${ID}&start=100`],
  [`https://www.youtube.com/watch?v=${ID}&t=1H2M3S`, `${ID}&start=3723`],
  [`https://www.youtube.com/watch?v=${ID}&t=2h`, `${ID}&start=7200`],
  [`https://www.youtube.com/watch?v=${ID}&t=2m`, `${ID}&start=120`],
  [`https://www.youtube.com/watch?v=${ID}&t=30.5s`, `${ID}&start=30`],
  [`https://www.youtube.com/watch?time_continue=12&v=${ID}`, `${ID}&start=12`],
  [`https://www.youtube.com/embed/${ID}?start=90&end=120`, `${ID}&start=90&end=120`],
  [`https://www.youtube.com/embed/${ID}?start=0`, ID],
  [`https://www.youtube.com/watch?v=${ID}&t=ahora`, ID],
  [`https://www.youtube.com/watch?v=${ID}&t=`, ID],
  // Lists and channels.
  [`https://m.youtube.com/watch?list=x&v=${ID}&t=3`, `${ID}&start=3&list=x`],
  [`https://www.youtube.com/watch?v=${ID}&list=${LIST}&index=25#t=1m40`, `${ID}&start=100&list=${LIST}`],
  [`https://www.youtube.com/watch?v=${ID}&list=<b>`, ID],
  [`https://www.youtube.com/playlist?list=${LIST}`, `videoseries&list=${LIST}`],
  [`https://www.youtube.com/embed/videoseries?list=${LIST}`, `videoseries&list=${LIST}`],
  [`https://www.youtube.com/embed?listType=playlist&list=${LIST}`, `videoseries&list=${LIST}`],
  [`https://www.youtube.com/embed/live_stream?channel=${CHANNEL}`, `live_stream&channel=${CHANNEL}`],
  [`https://www.youtube.com/channel/${CHANNEL}/live`, `live_stream&channel=${CHANNEL}`],
];

/** An address as people write it → the number of the video, its key, and the moment. */
const VIMEO: [string, string, string?][] = [
  ['https://vimeo.com/76979871', '76979871?'],
  ['http://www.vimeo.com/76979871/', '76979871?'],
  ['https://vimeo.com/76979871?share=copy', '76979871?'],
  ['https://vimeo.com/76979871/description', '76979871?'],
  ['https://vimeo.com/video/76979871', '76979871?'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871?'],
  ['https://vimeo.com/channels/staffpicks/video/76979871', '76979871?'],
  ['https://vimeo.com/groups/x/videos/76979871', '76979871?'],
  ['https://vimeo.com/album/2903155/video/76979871', '76979871?'],
  ['https://vimeo.com/showcase/12345/video/76979871', '76979871?'],
  ['https://vimeo.com/ondemand/faro/76979871', '76979871?'],
  ['http://vimeopro.com/staff/frame/video/76979871', '76979871?'],
  ['//player.vimeo.com/video/76979871', '76979871?'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/76979871/review/8272103f6e', '76979871?'],
  ['https://vimeo.com/reviews/abc/videos/76979871', '76979871?'],
  ['https://vimeo.com/user123/review/76979871/8272103f6e', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/review/76979871/8272103f6e', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/76979871?h=8272103f6e', '76979871?h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871?h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e&amp;app_id=1', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/76979871#t=3m28s', '76979871?', '#t=208s'],
  ['https://vimeo.com/76979871/8272103f6e?t=90', '76979871?h=8272103f6e&', '#t=90s'],
];

it.each(YOUTUBE)('%s plays as %s', (written, rest) => {
  expect(videoAt(written)).toEqual({ kind: 'frame', src: youtube(rest) });
});

it.each(VIMEO)('%s plays as %s', (written, id, moment = '') => {
  const src = `https://player.vimeo.com/video/${id}autoplay=1&dnt=1${moment}`;
  expect(videoAt(written)).toEqual({ kind: 'frame', src });
});

it.each([
  ['https://radio.example/video.mp4'],
  ['https://radio.example/video.WEBM?x=1#t=30'],
  ['https://player.vimeo.com/external/76979871.hd.mp4?s=abc'],
])('%s plays in the browser', (src) => {
  expect(videoAt(src)).toEqual({ kind: 'file', src });
});

it.each([
  [''],
  ['https://www.youtube.com/'],
  ['https://youtu.be/'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQQ'],
  ['https://www.youtube.com/embed/videoseries'],
  ['https://www.youtube.com/embed/live_stream'],
  [`https://www.youtube.com/channel/${CHANNEL}`],
  ['https://www.youtube.com/@onda'],
  [`https://youtube.com.evil.example/watch?v=${ID}`],
  [`https://notyoutube.com/watch?v=${ID}`],
  [`https://evil.example/?https://youtu.be/${ID}`],
  ['https://vimeo.com/about'],
  ['https://vimeo.com/album/2903155'],
  ['https://vimeo.com/user76979871'],
  ['https://vimeo.com.evil.example/76979871'],
  ['https://radio.example/noticia'],
  ['https://radio.example/tienda?video=a.mp4'],
  ['https://radio.example/noticia#a.mp4'],
  ['https://commons.wikimedia.org/wiki/File:Faro.webm'],
  ['javascript:alert(1)//.mp4'],
  ['data:video/mp4;base64,AAAA.mp4'],
  ['https://www.youtube.com/watch?v=%E0%A4%A'],
])('"%s" is no video', (written) => {
  expect(videoAt(written)).toBeNull();
});

it('a player has the name of its link', () => {
  const frame = playing({ kind: 'frame', src: youtube(ID) }, 'El faro');
  expect([frame.localName, frame.title]).toEqual(['iframe', 'El faro']);
  const video = playing({ kind: 'file', src: 'https://radio.example/a.mp4' }, 'El mar') as HTMLVideoElement;
  expect([video.localName, video.title, video.controls, video.autoplay]).toEqual([
    'video',
    'El mar',
    true,
    true,
  ]);
});
