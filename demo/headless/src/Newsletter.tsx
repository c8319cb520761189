import { type FormEvent, useRef, useState } from 'react';
import { ask, type Form, Refusal } from './api';
import { countSignals } from './signals';

/** The site takes no form that was filled in faster. */
const OLD_ENOUGH_MS = 2_500;
const FORM = 1;

type State =
  | { kind: 'idle' | 'busy' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; message: string; captcha?: { session: string; image: string } };

const signals = countSignals();

function solved(state: State, fields: FormData) {
  if (state.kind !== 'failed' || !state.captcha) return {};
  return { captcha: fields.get('captcha'), captcha_session: state.captcha.session };
}

function failed(error: unknown): State {
  const captcha = error instanceof Refusal ? error.data?.captcha : undefined;
  const message = error instanceof Error ? error.message : '';
  return { kind: 'failed', message, ...(captcha && { captcha }) };
}

export function Newsletter() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const form = useRef<{ asked: number; form: Promise<Form> }>(undefined);
  // The first touch asks for the stamp: a page that nobody fills in asks for nothing.
  const opened = () => {
    form.current ??= { asked: performance.now(), form: ask<Form>('GET', `/forms/${FORM}`) };
    return form.current;
  };
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setState({ kind: 'busy' });
    try {
      const { asked, form: asking } = opened();
      const { id, stamp } = await asking;
      await new Promise((next) => setTimeout(next, asked + OLD_ENOUGH_MS - performance.now()));
      const sent = {
        form: id,
        email: fields.get('email'),
        stamp,
        signals: signals(),
        ...solved(state, fields),
      };
      const { text } = await ask<{ text: string }>('POST', '/subscriptions', sent);
      setState({ kind: 'done', text: text || 'Te enviamos un mensaje para confirmar.' });
    } catch (error) {
      setState(failed(error));
    }
  };
  if (state.kind === 'done') return <section role="status">{state.text}</section>;
  return (
    <section aria-label="Boletín">
      <h2>Boletín</h2>
      <form onSubmit={subscribe} onFocus={opened}>
        <label>
          <span>Correo</span>
          <input type="email" name="email" required autoComplete="email" />
        </label>
        {state.kind === 'failed' && <p role="alert">{state.message}</p>}
        {state.kind === 'failed' && state.captcha && (
          <label>
            <img src={state.captcha.image} alt="Caracteres" width="220" height="60" />
            <input name="captcha" required autoComplete="off" aria-label="Caracteres de la imagen" />
          </label>
        )}
        <button type="submit" disabled={state.kind === 'busy'}>
          Suscribirme
        </button>
      </form>
    </section>
  );
}
