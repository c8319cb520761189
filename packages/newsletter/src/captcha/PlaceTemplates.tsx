/** Where the captcha of a reply stands. */
export const Place = () => <div className="mailpoet_captcha_place" />;
