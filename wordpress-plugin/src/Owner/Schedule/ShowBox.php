<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Forms\Fields;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\Forms\ContactFields;

defined('ABSPATH') || exit;

/** Beside the editor of a show: its hosts, how listeners reach it, and where its episodes come from. */
final class ShowBox
{
    private const HOSTS = 'onda_show_hosts';
    private const CONTACT = 'onda_show_contact';
    private const NONCE = 'onda_show_nonce';
    private const LONGEST = 200;

    public function __construct(private SchedulePosts $posts, private EpisodeFields $episodes = new EpisodeFields())
    {
    }

    public function hook(): void
    {
        add_action('add_meta_boxes_' . ShowTypes::SHOW, [$this, 'add_meta_boxes'], 10, 0);
        add_action('save_post_' . ShowTypes::SHOW, [$this, 'save_post'], 10, 1);
    }

    public function add_meta_boxes(): void
    {
        add_meta_box('onda-show', __('Show', 'onda'), [$this, 'box'], ShowTypes::SHOW, 'side');
    }

    public function box(\WP_Post $post): void
    {
        $contact = Contact::of($post->ID);
        $errors = [];
        foreach ($contact->wrong() as $name) {
            $errors[self::CONTACT . "[$name]"] = ContactFields::wrong($name, $contact->written[$name]);
        }
        $names = $this->posts->names(ShowTypes::hosts_of($post->ID), ShowTypes::HOST);
        $fields = Fields::text(self::HOSTS, __('Hosts, with commas between', 'onda'), $names);
        foreach (ContactFields::labels() as $name => $label) {
            $field = self::CONTACT . "[$name]";
            $fields .= Fields::text($field, $label, $contact->written[$name], Fields::state($errors, $field))
                . Fields::error($errors, $field);
        }
        Html::write(Html::hidden([self::NONCE => wp_create_nonce($this->nonce_of($post->ID))])
            . $fields . $this->episodes->fields($post->ID));
    }

    public function save_post(int $post): void
    {
        $request = Request::from_globals(true);
        $is_ours = wp_verify_nonce($request->text(self::NONCE), $this->nonce_of($post)) !== false;
        if (!$is_ours || !current_user_can('edit_post', $post)) {
            return;
        }
        $hosts = $this->posts->all_called($request->text(self::HOSTS), ShowTypes::HOST);
        update_post_meta($post, ShowTypes::HOSTS, $hosts);
        $sent = array_intersect_key($request->form(self::CONTACT), Contact::NONE);
        $texts = array_map(static fn(mixed $text): string =>
            mb_substr(sanitize_text_field(Html::as_string($text)), 0, self::LONGEST), $sent);
        update_post_meta($post, Contact::META, wp_slash($texts + Contact::NONE));
        $this->episodes->save($post, $request, time());
    }

    private function nonce_of(int $post): string
    {
        return "onda_show_$post";
    }
}
