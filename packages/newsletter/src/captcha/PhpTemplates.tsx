import type { ReactNode } from 'react';

type Texts = Record<'picture' | 'refresh' | 'audio' | 'work' | 'field', string>;
type Addresses = Record<'imageUrl' | 'audioUrl' | 'workUrl', string>;

/** The captcha of a page, which works without a script; the script shows the buttons that it makes work. */
export const PrintedPanel = (shown: Texts & Addresses & Record<'session' | 'width' | 'height', string>) => (
  <div className="mailpoet_captcha_container">
    <input type="hidden" name="data[captcha_session_id]" value={shown.session} />
    <p>
      <img
        className="mailpoet_captcha"
        src={shown.imageUrl}
        width={shown.width}
        height={shown.height}
        alt={shown.picture}
      />
    </p>
    <Buttons refresh={shown.refresh} audio={shown.audio} work={shown.work} workUrl={shown.workUrl} />
    {/* biome-ignore lint/a11y/useMediaCaption: it says what the picture must not tell a machine */}
    <audio className="mailpoet_captcha_player" src={shown.audioUrl} controls preload="none" />
    <Field id={`onda-captcha-${shown.session}`} label={shown.field} />
  </div>
);

const Buttons = ({
  refresh,
  audio,
  work,
  workUrl,
}: Record<'refresh' | 'audio' | 'work' | 'workUrl', string>) => (
  <>
    <p>
      <button type="button" className="mailpoet_captcha_update" hidden>
        {refresh}
      </button>{' '}
      <button type="button" className="mailpoet_captcha_audio" hidden>
        {audio}
      </button>
    </p>
    <p>
      <button type="button" className="mailpoet_captcha_work" hidden value={workUrl}>
        {work}
      </button>
    </p>
  </>
);

const Field = ({ id, label }: Record<'id' | 'label', string>) => (
  <p>
    <label htmlFor={id}>{label}</label>{' '}
    <input
      id={id}
      className="mailpoet_text input"
      type="text"
      name="data[captcha]"
      maxLength={12}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  </p>
);

/** Says that a code is no longer good. */
export const Stale = ({ text }: { text: string }) => <p>{text}</p>;

/** The captcha on a page of its own, for a form that was sent without a script. */
export const Step = ({
  page,
  go,
  again,
  againAddress,
  help,
  children,
}: Record<'page' | 'go' | 'again' | 'againAddress' | 'help', string> & { children: ReactNode }) => (
  <>
    <form method="post" action={page}>
      {children}
      <p>
        <button type="submit">{go}</button>
      </p>
    </form>
    <p>
      <a href={againAddress}>{again}</a>
    </p>
    <p>{help}</p>
  </>
);

export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
);
