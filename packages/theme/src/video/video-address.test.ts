import { expect, it } from 'vitest';
import { playing, videoAt } from './video-address';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&enablejsapi=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['http://youtube.com/live/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
])('%s plays in the provider’s frame', (written, src) => {
  expect(videoAt(written)).toEqual({ kind: 'frame', src });
});

it.each([['https://radio.example/video.mp4'], ['https://radio.example/video.webm?x=1']])(
  '%s plays in the browser',
  (src) => {
    expect(videoAt(src)).toEqual({ kind: 'file', src });
  },
);

it.each([
  [''],
  ['https://www.youtube.com/'],
  ['https://www.youtube.com/watch?v=short'],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ'],
  ['https://vimeo.com/about'],
  ['https://radio.example/noticia'],
  ['javascript:alert(1)//.mp4'],
  ['data:video/mp4;base64,AAAA.mp4'],
])('"%s" is no video', (written) => {
  expect(videoAt(written)).toBeNull();
});

it('a player has the name of its link', () => {
  const frame = playing({ kind: 'frame', src: YOUTUBE }, 'El faro');
  expect([frame.localName, frame.title]).toEqual(['iframe', 'El faro']);
  const video = playing({ kind: 'file', src: 'https://radio.example/a.mp4' }, 'El mar') as HTMLVideoElement;
  expect([video.localName, video.title, video.controls, video.autoplay]).toEqual([
    'video',
    'El mar',
    true,
    true,
  ]);
});
