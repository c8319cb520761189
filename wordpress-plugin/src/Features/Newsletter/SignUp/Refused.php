<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

defined('ABSPATH') || exit;

/** A sign-up that is answered with an error, as MailPoet words it. */
final class Refused extends \RuntimeException
{
    private const STATUS = ['token' => 401, 'origin' => 403, 'form' => 404];
    private const ERROR = ['token' => 'unauthorized', 'origin' => 'forbidden', 'form' => 'not_found'];
    /** Reasons of invalid fields: MailPoet's error is then the number 0. */
    private const INVALID = ['email', 'letters', 'name', 'lists', 'consent'];

    /**
     * @param string $reason A key of `sentence()`.
     * @param array<string, mixed> $meta
     * @param string $message For the visitor, where it is not the reason's own.
     */
    public function __construct(public readonly string $reason, public readonly array $meta = [], string $message = '')
    {
        parent::__construct($message !== '' ? $message : self::sentence($reason));
    }

    public function status(): int
    {
        return self::STATUS[$this->reason] ?? 400;
    }

    /** @return array<string, mixed> The body of the reply. */
    public function body(): array
    {
        $is_invalid = in_array($this->reason, self::INVALID, true);
        $error = $is_invalid ? 0 : self::ERROR[$this->reason] ?? 'bad_request';
        $errors = [['error' => $error, 'message' => $this->getMessage()]];
        return ($this->meta === [] ? [] : ['meta' => $this->meta]) + ['errors' => $errors];
    }

    /** The sentence of a reason, also for the page after a form without a script. */
    public static function sentence(string $reason): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            'email' => __('Please specify a valid email address.', 'onda'),
            'letters' => __('Addresses with letters such as ñ or á before the @ cannot be used. Please write another one.', 'onda'),
            'name' => __('Please specify a valid name', 'onda'),
            'lists' => __('Please select a list.', 'onda'),
            'consent' => __('Please tick the box if you agree.', 'onda'),
            'token' => __('Sorry, but we couldn’t connect to the server. Please refresh the web page and try again.', 'onda'),
            'origin' => __('This form can only be sent from this site.', 'onda'),
            'form' => __('Please specify a valid form ID.', 'onda'),
            'endpoint' => __('Invalid API endpoint.', 'onda'),
            'captcha' => __('Please fill in the CAPTCHA.', 'onda'),
            'wait' => __('You need to wait some minutes before subscribing again.', 'onda'),
            'full' => __('Enough sign-ups from your network for today. Please try again tomorrow.', 'onda'),
            'mail' => __('There was an error when sending a confirmation email for your subscription. Please contact the website owner.', 'onda'),
        ];
        // phpcs:enable
        return $sentences[$reason] ?? __('Something went wrong. Please try again.', 'onda');
    }
}
