<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Core\Wire\WireRequest;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\Stamp;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\SignUp\NoSpamCheck;
use Onda\Features\Newsletter\SignUp\Refused;
use Onda\Features\Newsletter\SignUp\SignUpHandler;
use Onda\Features\Newsletter\SignUp\TokenAction;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** A form of the newsletter, and a sign-up, for REST. */
final class NewsletterRoutes
{
    /** Sign-ups by one account through the ability, each with a mail. */
    public const PER_HOUR = 30;

    /**
     * @param \Closure(bool): SignUpHandler $handler Gets whether the caller is trusted: no spam check stands before them.
     * @param \Closure(Request): array<string, mixed> $challenge
     */
    public function __construct(
        private NewsletterOptions $options,
        private \Closure $handler,
        private \Closure $challenge,
        private RateLimit $limit,
        private RateLimit $trusted,
    ) {
    }

    public static function open(): self
    {
        $limit = new RateLimit(new RateLimitRepository(), 'newsletter-token', TokenAction::PER_MINUTE);
        $handler = static fn(bool $is_trusted): SignUpHandler =>
            NewsletterFeature::handler($is_trusted ? new NoSpamCheck() : null);
        [$limits, $most] = [new RateLimitRepository(), self::PER_HOUR];
        $trusted = new RateLimit($limits, 'newsletter-api', $most, seconds: HOUR_IN_SECONDS);
        return new self(NewsletterFeature::options(), $handler, GuardHooks::challenge(...), $limit, $trusted);
    }

    /** @return list<Route> */
    public function all(): array
    {
        return WireRoute::all('newsletter', [
            'form' => $this->form(...),
            'subscribe' => fn(Call $call): RestAnswer => $this->subscribe($call, false),
        ], ['subscribe' => fn(Call $call): RestAnswer => $this->subscribe($call, true)]);
    }

    private function form(Call $call): RestAnswer
    {
        $this->limit->demand($call->request());
        $form = $this->options->form($call->number('form')) ?? throw self::refusal(new Refused('form'));
        $names = $this->options->lists();
        $lists = $form->is_choice() ? array_map(static fn(int $list): array =>
            ['id' => $list, 'name' => (string) ($names[$list] ?? '')], $form->lists()) : [];
        return new RestAnswer([
            'id' => $form->id(),
            'title' => $form->text('title'),
            'text' => $form->text('text'),
            'button' => $form->text('button'),
            'first_name' => $form->text('firstName'),
            'last_name' => $form->text('lastName'),
            'lists' => $lists,
            'consent' => $form->row['consentBox'] ? $form->text('consent') : '',
            'stamp' => Stamp::make($form->id(), time()),
            'challenge' => ($this->challenge)($call->request()),
        ]);
    }

    private function subscribe(Call $call, bool $is_trusted): RestAnswer
    {
        $request = $call->request();
        $is_trusted ? $this->trusted->demand($request) : SameOrigin::demand($request);
        try {
            $form = ($this->handler)($is_trusted)->take(self::data($call), $request, time());
        } catch (Refused $refused) {
            throw self::refusal($refused);
        }
        return new RestAnswer(['text' => $form->text('success')]);
    }

    /** @return array<string, mixed> As the printed form sends it. */
    private static function data(Call $call): array
    {
        $names = ['email' => FieldNames::EMAIL, 'first_name' => FieldNames::FIRST_NAME,
            'last_name' => FieldNames::LAST_NAME, 'lists' => FieldNames::LISTS];
        $data = ['form_id' => $call->text('form')];
        foreach (array_intersect_key($names, $call->args) as $name => $field) {
            $data[FieldNames::of($field)] = $call->args[$name];
        }
        $plain = ['consent' => FieldNames::CONSENT, 'stamp' => Stamp::FIELD, 'signals' => 'behavioral_signals',
            'proof' => 'proof', 'captcha' => 'captcha', 'captcha_session' => 'captcha_session_id',
            'captcha_proof' => 'captcha_proof'];
        foreach (array_intersect_key($plain, $call->args) as $name => $field) {
            $data[$field] = $call->args[$name];
        }
        return $data;
    }

    private static function refusal(Refused $refused): Refusal
    {
        $statuses = WireRequest::of('newsletter', 'subscribe')->row['route']['refusals'];
        $meta = $refused->meta;
        $captcha = array_filter([
            'session' => $meta['captcha_session_id'] ?? '',
            'image' => $meta['captcha_image_url'] ?? '',
            'audio' => $meta['captcha_audio_url'] ?? '',
            'page' => $meta['redirect_url'] ?? '',
        ]);
        return new Refusal(
            $statuses[$refused->reason] ?? $refused->status(),
            $refused->reason,
            $refused->getMessage(),
            data: array_filter(['captcha' => $captcha]),
        );
    }
}
