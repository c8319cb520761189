import { readFeed } from '../read-feed';
import { fixture, fixtureNames } from './fixture';
import { options } from './read';

/** A station that is heard at `streamUrl`, and the file that its server answers with. */
interface Case {
  file: string;
  streamUrl: string;
}

const STREAM = 'https://radio.example/live.mp3';

/** Every document in UTF-8 without a mount, and those of several mounts with each of theirs. */
function cases(): Case[] {
  const all = ['feeds', 'icecast'].flatMap((folder) =>
    fixtureNames(folder, /(?<!latin1)\.(?:json|jsonp|html|xml|txt)$/),
  );
  const plain = all.map((file) => ({ file, streamUrl: '' }));
  const mounts = ['icecast/status-json.2-sources.json', 'icecast/status.2-sources.html'].flatMap((file) =>
    ['/live.mp3', '/listen/uno/live.mp3', '/none'].map((path) => ({
      file,
      streamUrl: STREAM.replace('/live.mp3', path),
    })),
  );
  return [...plain, ...mounts];
}

/** The readings of the fixtures: PHP's readers say the same, `null` for what they cannot read. */
export function onAirOfFixtures(): unknown[] {
  return cases().map(({ file, streamUrl }) => {
    const reading = readFeed(fixture(file), 'auto', options({ streamUrl }));
    if (reading.kind !== 'read') return { file, streamUrl, onAir: null };
    const { isOnline, track, history, live } = reading.nowPlaying;
    const names = history.map(({ artist, title }) => [artist, title]);
    return { file, streamUrl, onAir: { isOnline, track, history: names, live } };
  });
}
