<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Lock;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Guard\GuardHooks;
use Onda\Features\Newsletter\Guard\Stamp;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\SignUp\NoSpamCheck;
use Onda\Features\Newsletter\SignUp\Refused;
use Onda\Features\Newsletter\SignUp\SignUpHandler;
use Onda\Features\Newsletter\SignUp\SignUpRequestReader;
use Onda\Features\Newsletter\SignUp\TokenAction;
use Onda\Rest\Ability;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** A form of the newsletter, and a sign-up, for REST. */
final class NewsletterRoutes
{
    private const OWNER = 'newsletter';
    private const REFUSALS = ['email' => 400, 'letters' => 400, 'name' => 400, 'lists' => 400, 'consent' => 400,
        'wait' => 429, 'mail' => 503, 'captcha' => 403, 'form' => 404];
    private const COUNTS = ['time_ms', 'touch', 'mm_count', 'scroll_count', 'kd_count', 'focus_count'];
    private const MAX_PROOF_BYTES = 2000;
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
        $form = ['form' => ['required' => true] + JsonSchema::number('Id of a form.', 1)];
        $label = 'Signs somebody up for the newsletter; they confirm it by mail.';
        $trusted = fn(Call $call): RestAnswer => $this->subscribe($call, true);
        $ability = new Ability('subscribe', $label, 'edit_others_posts', $trusted);
        return [
            new Route(
                'GET',
                '/forms/{form}',
                'getForm',
                'A form of the newsletter, with the stamp and the work that a sign-up sends back.',
                $form,
                self::form_schema(),
                $this->form(...),
                self::OWNER,
                refusals: ['form' => 404],
                opens_to: Lock::Members,
            ),
            new Route(
                'POST',
                '/subscriptions',
                'subscribe',
                'Signs up for the newsletter. The answer is the same for a known address.',
                $form + self::fields(),
                JsonSchema::object('subscription', ['text' => JsonSchema::text("The form's text after it was sent.")]),
                fn(Call $call): RestAnswer => $this->subscribe($call, false),
                self::OWNER,
                refusals: self::REFUSALS,
                opens_to: Lock::Members,
                ability: $ability,
            ),
        ];
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
        $status = self::REFUSALS[$refused->reason] ?? $refused->status();
        $meta = $refused->meta;
        $captcha = array_filter([
            'session' => $meta['captcha_session_id'] ?? '',
            'image' => $meta['captcha_image_url'] ?? '',
            'audio' => $meta['captcha_audio_url'] ?? '',
            'page' => $meta['redirect_url'] ?? '',
        ]);
        return new Refusal($status, $refused->reason, $refused->getMessage(), data: array_filter(['captcha' => $captcha]));
    }

    /** @return array<string, array<string, mixed>> */
    private static function fields(): array
    {
        $counts = array_map(static fn(): array => JsonSchema::number('A count.'), array_flip(self::COUNTS));
        $signals = ['type' => 'object', 'description' => 'Counts of what the visitor did while the form was open.',
            'properties' => $counts, 'additionalProperties' => false];
        return [
            'email' => ['required' => true] + JsonSchema::text('The address.', SignUpRequestReader::MAX_EMAIL_BYTES),
            'first_name' => JsonSchema::text('Where the form asks for it.', 400),
            'last_name' => JsonSchema::text('Where the form asks for it.', 400),
            'lists' => JsonSchema::list('Where the form lets one choose.', JsonSchema::number('Id.', 1), 50),
            'consent' => JsonSchema::flag('The box of the form is ticked.'),
            'stamp' => JsonSchema::text('Of the form.', 200),
            'signals' => $signals,
            'proof' => JsonSchema::text('Of the challenge of the form, in the format of ALTCHA.', self::MAX_PROOF_BYTES),
            'captcha' => JsonSchema::text('The characters of the picture.', 50),
            'captcha_session' => JsonSchema::text('As the refusal `captcha` names it.', 100),
            'captcha_proof' => JsonSchema::text('Work in place of the characters.', self::MAX_PROOF_BYTES),
        ];
    }

    /** @return array<string, mixed> */
    private static function form_schema(): array
    {
        $kinds = ['off', 'optional', 'required'];
        $list = JsonSchema::object('list', [
            'id' => JsonSchema::number('Id.', 1),
            'name' => JsonSchema::text('As the owner named it.'),
        ]);
        return JsonSchema::object('form', [
            'id' => JsonSchema::number('Id.', 1),
            'title' => JsonSchema::text('Plain text, or empty.'),
            'text' => JsonSchema::text('Plain text, or empty.'),
            'button' => JsonSchema::text('Word of the button, or empty.'),
            'first_name' => JsonSchema::word('Whether it asks for a first name.', $kinds),
            'last_name' => JsonSchema::word('Whether it asks for a last name.', $kinds),
            'lists' => JsonSchema::list('Where the visitor chooses.', $list),
            'consent' => JsonSchema::text('Beside a box that must be ticked; empty for no box.'),
            'stamp' => JsonSchema::text('Good from 2 seconds on, for 90 days.'),
            'challenge' => ['type' => 'object', 'description' => 'Proof of work in the format of ALTCHA.'],
        ]);
    }
}
