/** A reply that may never end: a live stream, or only the heads of one. */
export interface ByteStream {
  status: number;
  /** The type in lower case, without parameters; empty when the server names none. */
  contentType: string;
  /** The next bytes; null at the end. Throws when the connection breaks. */
  read(): Promise<Uint8Array | null>;
  close(): void;
}

/** Opens one; `signal` ends it. Throws when no reply comes, or when this page may not read it. */
export type OpenByteStream = (url: string, signal: AbortSignal) => Promise<ByteStream>;

export const openByteStream: OpenByteStream = async (url, signal) => {
  const lifetime = lifeWithin(signal);
  const reply = await fetch(url, { ...UNCACHED, signal: lifetime.signal });
  const reader = reply.body?.getReader();
  return {
    status: reply.status,
    contentType: typeOf(reply),
    read: async () => (await reader?.read())?.value ?? null,
    close: () => lifetime.abort(),
  };
};

/** Whether a server answers at this address, although this page may not read its reply. */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const lifetime = lifeWithin(signal);
  try {
    await fetch(url, { ...UNCACHED, mode: 'no-cors', signal: lifetime.signal });
    return true;
  } catch {
    return false;
  } finally {
    lifetime.abort();
  }
}

/** A controller that is aborted by itself, or together with `signal`. */
export function lifeWithin(signal: AbortSignal): AbortController {
  const lifetime = new AbortController();
  if (signal.aborted) lifetime.abort();
  signal.addEventListener('abort', () => lifetime.abort(), { signal: lifetime.signal });
  return lifetime;
}

const UNCACHED = { credentials: 'omit', cache: 'no-store' } as const;

const typeOf = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
