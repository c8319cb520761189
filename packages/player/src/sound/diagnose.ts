import {
  type ByteStream,
  isReachable,
  lifeWithin,
  type OpenByteStream,
  openByteStream,
} from '@onda/core/http/byte-stream';
import type { Clock } from '@onda/core/timing/clock';
import { withTimeout } from '@onda/core/timing/with-timeout';
import type { SoundError } from './sound';
import { isPlaylist } from './stream-format';

/** The visitor waits for the answer. */
const PROBE_MS = 5000;

export interface DiagnoseDependencies {
  clock: Clock;
  isOnline(): boolean;
  canPlay(mime: string): boolean;
  openStream?: OpenByteStream;
  isReachable?: typeof isReachable;
}

/**
 * Why a stream cannot be heard. Browsers fail a mount that is not there, a refused connection and a page of HTML alike,
 * so the address is asked once more and only the heads of the reply are read.
 */
export async function diagnose(
  dependencies: DiagnoseDependencies,
  stream: string,
  signal: AbortSignal,
): Promise<SoundError> {
  const lifetime = lifeWithin(signal);
  const end = () => lifetime.abort();
  try {
    return await withTimeout(dependencies.clock, probe(dependencies, stream, lifetime.signal), PROBE_MS, end);
  } catch {
    return 'unavailable';
  } finally {
    end();
  }
}

async function probe(
  dependencies: DiagnoseDependencies,
  stream: string,
  signal: AbortSignal,
): Promise<SoundError> {
  const { openStream = openByteStream, isReachable: reaches = isReachable } = dependencies;
  const reply = await openStream(stream, signal).catch(() => null);
  if (reply) return reasonOf(dependencies, reply);
  // Nobody there, or somebody who does not let this page read.
  if (await reaches(stream, signal)) return isPlaylist(stream) ? 'playlist' : 'unavailable';
  return dependencies.isOnline() ? 'network' : 'offline';
}

function reasonOf({ canPlay }: DiagnoseDependencies, { status, contentType }: Heads): SoundError {
  if (status >= 400) return 'unavailable';
  const isSound = contentType === '' || OTHER_NAMES.test(contentType) || canPlay(contentType);
  return isSound ? 'unavailable' : 'unsupported';
}

type Heads = Pick<ByteStream, 'status' | 'contentType'>;

/** Content types of stream servers that browsers do not know: old names, playlists, unspecific ones. */
const OTHER_NAMES =
  /^(audio\/(mp3|x-mpeg|aacp|x-aac|x-scpls|(x-)?mpegurl)|application\/(octet-stream|(x-|vnd\.apple\.)mpegurl))$/;
