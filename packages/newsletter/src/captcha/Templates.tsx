type Texts = Record<'group' | 'picture' | 'refresh' | 'audio' | 'work' | 'field', string>;
type Addresses = Record<'imageUrl' | 'audioUrl' | 'workUrl', string>;

/** Under MailPoet's class names, as PHP prints it too; the form sends the two fields like its own. */
export const CaptchaPanel = (shown: Texts & Addresses & Record<'id' | 'fieldId', string>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a box that cannot be taken away everywhere
  <div className="mailpoet_captcha_container" role="group" aria-label={shown.group}>
    <input type="hidden" name="data[captcha_session_id]" value={shown.id} />
    <img className="mailpoet_captcha" src={shown.imageUrl} alt={shown.picture} width={220} height={60} />
    <button type="button" className="mailpoet_captcha_update">
      {shown.refresh}
    </button>
    <button type="button" className="mailpoet_captcha_audio" value={shown.audioUrl}>
      {shown.audio}
    </button>
    {/* biome-ignore lint/a11y/useMediaCaption: it says what the picture must not tell a machine */}
    <audio className="mailpoet_captcha_player" preload="none" src={shown.audioUrl} />
    <button type="button" className="mailpoet_captcha_work" value={shown.workUrl}>
      {shown.work}
    </button>
    <label htmlFor={shown.fieldId}>{shown.field}</label>
    <input
      id={shown.fieldId}
      className="mailpoet_text"
      name="data[captcha]"
      maxLength={12}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      aria-required="true"
    />
  </div>
);

/** Says aloud what happens, and stands by the field as its description. */
export const Note = ({ id }: { id: string }) => <p className="mailpoet_captcha_note" role="status" id={id} />;
