type Texts = Record<'group' | 'picture' | 'refresh' | 'audio' | 'work' | 'field', string>;
type Addresses = Record<'imageUrl' | 'audioUrl' | 'workUrl', string>;

/**
 * Under MailPoet's class names. The form sends the two fields like its own. It works without a script, which shows the
 * buttons that it makes work.
 */
export const CaptchaPanel = (shown: Texts & Addresses & Record<'id' | 'fieldId', string>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
  <div className="mailpoet_captcha_container" role="group" aria-label={shown.group}>
    <input type="hidden" name="data[captcha_session_id]" value={shown.id} />
    <img className="mailpoet_captcha" src={shown.imageUrl} width={220} height={60} alt={shown.picture} />
    <button type="button" className="mailpoet_captcha_update" hidden>
      {shown.refresh}
    </button>
    <button type="button" className="mailpoet_captcha_audio" hidden value={shown.audioUrl}>
      {shown.audio}
    </button>
    {/* biome-ignore lint/a11y/useMediaCaption: it says what the picture must not tell a machine */}
    <audio className="mailpoet_captcha_player" src={shown.audioUrl} controls preload="none" />
    <button type="button" className="mailpoet_captcha_work" hidden value={shown.workUrl}>
      {shown.work}
    </button>
    <label htmlFor={shown.fieldId}>{shown.field}</label>
    <input
      id={shown.fieldId}
      className="mailpoet_text input"
      type="text"
      name="data[captcha]"
      maxLength={12}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  </div>
);

/** The live region of the captcha, and the description of its field. */
export const Note = ({ id }: { id: string }) => <p className="mailpoet_captcha_note" role="status" id={id} />;
