import { endlessSound } from './endless-sound';
import { answerTo, type SampleState } from './sample-answers';

const AJAX = '/wp-admin/admin-ajax.php';
const STREAM = '/samples/live.mp3';
const ACTION_LOG = 'onda-sample-action';

/** Answers as the plugin's server would, so that the elements of a frame work and no request leaves the page. */
export function installSampleServer(scope: Window & typeof globalThis): void {
  const state: SampleState = { favorites: new Set(), votes: new Map() };
  const ask = scope.fetch.bind(scope);

  const answer = async (body: BodyInit | null | undefined): Promise<Response> => {
    const fields = await fieldsOf(body);
    const action = fields.get('action') ?? '';
    const context = { origin: scope.location.origin, now: Date.now(), state };
    const text = answerTo(action, fields, context);
    scope.document.dispatchEvent(new CustomEvent(ACTION_LOG, { detail: action }));
    return new Response(text ?? '0', { status: text === undefined ? 400 : 200 });
  };

  scope.fetch = async (request, init) => {
    const { pathname, origin } = new URL(
      request instanceof Request ? request.url : request,
      scope.location.href,
    );
    if (origin === scope.location.origin && pathname === AJAX) return answer(init?.body);
    if (pathname === STREAM) return endlessSound(await ask(request, init), init?.signal);
    return ask(request, init);
  };
  scope.navigator.sendBeacon = (_, body) => {
    void answer(body as BodyInit);
    return true;
  };
}

async function fieldsOf(body: BodyInit | null | undefined): Promise<URLSearchParams> {
  if (body instanceof FormData)
    return new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
  if (body instanceof Blob) return new URLSearchParams(await body.text());
  return new URLSearchParams(body instanceof URLSearchParams ? body : String(body ?? ''));
}
