/** The place of the captcha of a reply. */
export const Place = () => <div className="mailpoet_captcha_place" />;
