/** An error like MailPoet's own, if that was not printed. */
export const ErrorLine = () => <p className="mailpoet_error_recaptcha" role="alert" />;
