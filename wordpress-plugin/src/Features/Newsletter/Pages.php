<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Http\Document;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Faces;
use Onda\Features\Newsletter\Mail\EmailLink;
use Onda\Features\Newsletter\Mail\MailLinks;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Newsletter\People\Subscriptions;
use Onda\Features\Newsletter\SignUp\ConsentOrigin;

defined('ABSPATH') || exit;

/**
 * The pages behind the links of a mail, in the theme of the site: confirm, manage, leave. A GET shows them, a POST
 * acts. They are a page of WordPress that is in no table.
 */
final class Pages
{
    private const ID = PHP_INT_MAX;

    private ?EmailLink $visit = null;

    public function __construct(
        private SubscriberRepository $subscribers,
        private Subscriptions $subscriptions,
        private NewsletterOptions $options,
        private ElementPrinter $printer,
    ) {
    }

    public function visit(): EmailLink
    {
        return $this->visit ??= EmailLink::of(
            Request::from_globals(true),
            $this->subscribers,
            $this->subscriptions,
            time(),
        );
    }

    /** Runs before WordPress searches the page, whatever its address is rewritten to. */
    public function wp_loaded(): void
    {
        if (is_admin() || $this->visit()->action === '') {
            return;
        }
        $request = Request::from_globals(true);
        if ($request->method() !== 'POST') {
            $this->prepare();
            return;
        }
        $address = $this->answer($this->visit(), $request, time());
        // RFC 8058: a mail program sends one POST and follows no link.
        $request->text('List-Unsubscribe') === 'One-Click'
            ? Output::send_document(new Document(200, 'text/plain; charset=UTF-8', ''))
            : Output::lead($address);
    }

    /** @return string Where a POST leads. */
    public function answer(EmailLink $visit, Request $request, int $now): string
    {
        $address = ConsentOrigin::of($request->ip(), $this->options->address());
        $subscriber = $visit->subscriber;
        if ($subscriber === null) {
            return add_query_arg([MailLinks::PARAMETER => $visit->action], home_url('/'));
        }
        if ($visit->action === MailLinks::CONFIRM) {
            return MailLinks::manage($this->subscriptions->confirm($visit->key, $address, $now) ?? $subscriber, 'confirmed');
        }
        if ($visit->action === MailLinks::UNSUBSCRIBE) {
            $this->subscriptions->unsubscribe($subscriber, $address, $now);
            return MailLinks::manage($subscriber, 'left');
        }
        return MailLinks::manage($subscriber);
    }

    /** @return list<\WP_Post>|null */
    public function posts_pre_query(mixed $posts, mixed $query): mixed
    {
        if (!$query instanceof \WP_Query || !$query->is_main_query() || is_admin() || $this->visit()->action === '') {
            return $posts;
        }
        $page = $this->page();
        $query->init_query_flags();
        $query->is_page = $query->is_singular = true;
        $query->queried_object = $page;
        $query->queried_object_id = self::ID;
        $query->found_posts = $query->max_num_pages = 1;
        return [$page];
    }

    /** The filter is the last one that changes the text of a post. */
    public function the_content(mixed $content): mixed
    {
        return get_the_ID() === self::ID ? $this->content($this->visit()) : $content;
    }

    public function content(EmailLink $visit): string
    {
        if ($visit->action === MailLinks::MANAGE || $visit->subscriber === null) {
            return $this->printer->element('newsletter-manage', []);
        }
        if ($visit->action === MailLinks::UNSUBSCRIBE) {
            $question = __('Do you want to get no further mails of this newsletter?', 'onda');
            return Faces::fill('newsletter/manage/Line', ['text' => $question]) . ManageForm::leave($visit->subscriber);
        }
        return Faces::fill('newsletter/manage/ConfirmForm', [
            'words' => __('One more click and you are subscribed:', 'onda'),
            'email' => $visit->subscriber->email,
            'address' => MailLinks::confirm($visit->key),
            'confirm' => __('Confirm my subscription', 'onda'),
        ]);
    }

    /** A personal page is neither cached nor indexed, and sends no referrer. */
    public function wp_headers(mixed $headers): mixed
    {
        $own = ['Referrer-Policy' => 'no-referrer', 'X-Robots-Tag' => 'noindex', 'X-Frame-Options' => 'SAMEORIGIN'];
        // WordPress before 6.8 sends `no-store` to signed-in users only.
        $own += ['Cache-Control' => 'no-cache, must-revalidate, max-age=0, no-store, private'] + wp_get_nocache_headers();
        return is_array($headers) ? array_filter($own) + $headers : $headers;
    }

    private function prepare(): void
    {
        add_filter('wp_headers', [$this, 'wp_headers'], PHP_INT_MAX, 1);
        add_filter('the_content', [$this, 'the_content'], PHP_INT_MAX, 1);
        add_filter('wp_robots', 'wp_robots_no_robots');
        // A subscriber may confirm and leave while the coming-soon page is on.
        foreach (['redirect_canonical', 'comments_open', 'pings_open', 'onda_coming_soon'] as $hook) {
            add_filter($hook, '__return_false');
        }
        // These print links with the page's number, which has no public page.
        foreach (['wp_shortlink_wp_head', 'rel_canonical', 'rest_output_link_wp_head'] as $link) {
            remove_action('wp_head', $link, 10);
        }
        foreach (['wp_shortlink_header', 'rest_output_link_header'] as $link) {
            remove_action('template_redirect', $link, 11);
        }
    }

    /** The text of the page is added late: an object cache has the same for all. */
    private function page(): \WP_Post
    {
        $page = new \WP_Post((object) [
            'ID' => self::ID,
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_title' => __('Your subscription', 'onda'),
            'post_name' => 'onda-newsletter',
            'post_content' => '',
            'post_date' => current_time('mysql'),
            'post_date_gmt' => current_time('mysql', true),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'filter' => 'raw',
        ]);
        wp_cache_set(self::ID, $page, 'posts');
        return $page;
    }
}
