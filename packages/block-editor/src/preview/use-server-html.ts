import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import type { Attributes } from '../editor-block';

/** Milliseconds of rest after a change before the server is asked. */
const REST_MS = 500;

export type ServerHtml = { state: 'asking'; html: string } | { state: 'shown' | 'failed'; html: string };

/** The HTML of PHP for these attributes: asked at once, then after a rest; the newest request wins. */
export function useServerHtml(name: string, attributes: Attributes, post: number | undefined): ServerHtml {
  const [answer, setAnswer] = useState<ServerHtml>({ state: 'asking', html: '' });
  const asked = JSON.stringify(attributes);
  useEffect(() => {
    const newest = new AbortController();
    const isFirst = answer.html === '' && answer.state === 'asking';
    const timer = setTimeout(
      () => {
        setAnswer(({ html }) => ({ state: 'asking', html }));
        render(name, JSON.parse(asked), post, newest.signal).then(
          (html) => setAnswer({ state: 'shown', html }),
          () => newest.signal.aborted || setAnswer({ state: 'failed', html: '' }),
        );
      },
      isFirst ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
      newest.abort();
    };
  }, [name, asked, post]);
  return answer;
}

async function render(name: string, attributes: Attributes, post: number | undefined, signal: AbortSignal) {
  const reply = await apiFetch({
    path: `/wp/v2/block-renderer/${name}`,
    method: 'POST',
    data: { context: 'edit', attributes, ...(post ? { post_id: post } : {}) },
    signal,
  });
  return (reply as { rendered: string }).rendered;
}
