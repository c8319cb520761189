/** Like MailPoet's own error, where that was not printed. */
export const ErrorLine = () => <p className="mailpoet_error_recaptcha" role="alert" />;
