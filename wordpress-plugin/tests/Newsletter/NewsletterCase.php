<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Http\Request;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Guard\SpamCheckInput;
use Onda\Features\Newsletter\Guard\Verdict;
use Onda\Features\Newsletter\Mail\FormToken;
use Onda\Features\Newsletter\Mail\MailLinks;
use Onda\Features\Newsletter\Mail\Mails;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\SignUp\SignUpDelayRepository;
use Onda\Features\Newsletter\SignUp\SignUpHandler;
use Onda\Features\Newsletter\SignUp\SignUps;
use Onda\Features\Newsletter\SignUp\SubscribeAction;
use Onda\Features\Newsletter\Subscriber;
use Onda\Tests\TestCase;

/** A site with a newsletter, people who sign up, and a letter box. */
abstract class NewsletterCase extends TestCase
{
    protected const SITE = ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.7'];
    protected const NOW = 1_795_000_000;

    /** @var list<array<string, mixed>> What wp_mail was asked to send: to, subject, message, headers. */
    protected array $mails = [];
    protected bool $is_mail_down = false;
    protected SubscriberRepository $subscribers;
    protected ConsentRepository $consents;
    private int $homes = 0;

    protected function setUp(): void
    {
        parent::setUp();
        // The texts of the sources; LanguagesTest looks after the others.
        switch_to_locale('en_US');
        $this->subscribers = new SubscriberRepository();
        $this->consents = new ConsentRepository();
        update_option(NewsletterStore::OPTION, []);
        add_filter('pre_wp_mail', function (mixed $result, array $mail): bool {
            $this->mails = array_merge($this->mails, $this->is_mail_down ? [] : [$mail]);
            return !$this->is_mail_down;
        }, PHP_INT_MAX, 2);
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    /** @param array<string, mixed> ...$forms Rows; what is missing has its default. */
    protected function forms(array ...$forms): void
    {
        $lists = [['id' => 1, 'name' => 'Noticias', 'remote' => ''], ['id' => 2, 'name' => 'Deportes', 'remote' => '']];
        update_option(NewsletterStore::OPTION, ['forms' => $forms, 'lists' => $lists]);
    }

    protected function options(): NewsletterOptions
    {
        return NewsletterOptions::stored(new NewsletterStore());
    }

    protected function handler(SpamCheck $spam_check = new NoSpamCheck()): SignUpHandler
    {
        $sign_ups = new SignUps($this->subscribers, $this->consents, new SignUpDelayRepository(), new Mails($this->options()));
        return new SignUpHandler($this->options(), $spam_check, $sign_ups);
    }

    protected function subscriptions(): Subscriptions
    {
        return new Subscriptions($this->subscribers, $this->consents);
    }

    /** @return array<string, mixed> The field `data` of a form that was filled in. */
    protected static function filled(string $email, array $more = []): array
    {
        return ['form_id' => '1', FieldNames::of('email') => $email] + $more;
    }

    /**
     * The request of the script; each from another network, unless one is given.
     *
     * @param array<string, mixed> $data
     * @return array{int, array<string, mixed>} Status and body.
     */
    protected function post(array $data, array $fields = [], array $server = [], SpamCheck $spam_check = new NoSpamCheck()): array
    {
        $fields += ['endpoint' => 'subscribers', 'method' => 'subscribe', 'api_version' => 'v1', 'token' => FormToken::make()];
        $server += ['REMOTE_ADDR' => '198.51.100.' . ++$this->homes] + self::SITE;
        $reply = (new SubscribeAction($this->handler($spam_check)))(new Request(['data' => $data] + $fields, [], $server));
        return [$reply->status, $reply->body];
    }

    /** A subscription up to its confirmation. */
    protected function subscribed(string $email, array $more = []): Subscriber
    {
        $this->assertSame([200, ['data' => []]], $this->post(self::filled($email, $more)));
        $subscriber = $this->subscriptions()->confirm($this->token_of($this->last_mail()), '', time());
        $this->assertTrue($subscriber?->is_subscribed());
        return $subscriber;
    }

    /** @return array<string, mixed> */
    protected function last_mail(): array
    {
        $this->assertNotSame([], $this->mails, 'No mail was sent.');
        return $this->mails[array_key_last($this->mails)];
    }

    /** @param array<string, mixed> $mail */
    protected function token_of(array $mail): string
    {
        $this->assertSame(1, preg_match('~[?&]key=([0-9a-f]{64})~', $mail['message'], $found), $mail['message']);
        $this->assertStringContainsString(MailLinks::PARAMETER . '=' . MailLinks::CONFIRM, $mail['message']);
        return $found[1];
    }

    /** A gate that says always the same. */
    protected function spam_check(Verdict $verdict, array $meta = [], string $message = ''): SpamCheck
    {
        return new class ($verdict, $meta, $message) implements SpamCheck {
            public function __construct(private Verdict $verdict, private array $meta, private string $message)
            {
            }

            public function fields(int $form): string
            {
                return '<input type="hidden" name="data[form_stamp]" value="1.x">';
            }

            public function judge(int $form, SpamCheckInput $input): Verdict
            {
                return $this->verdict;
            }

            public function work(SpamCheckInput $input): array
            {
                return $this->meta['challenge'];
            }

            public function captcha(int $form, SpamCheckInput $input): array
            {
                return ['meta' => $this->meta, 'message' => $this->message];
            }
        };
    }
}
