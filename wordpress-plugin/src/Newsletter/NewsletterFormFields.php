<?php

declare(strict_types=1);

namespace Onda\Newsletter;

use Onda\Admin\Fields;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** One form of the owner's, as a card. */
final class NewsletterFormFields
{
    /** @param array<string, string> $errors */
    private function __construct(private int $place, private array $form, private array $errors)
    {
    }

    /**
     * @param array<string, mixed> $form As Form::DEFAULT_ROW; its id is 0 for the row that adds one.
     * @param array<int, string> $lists Id → name.
     * @param array<string, string> $errors
     */
    public static function of(int $place, array $form, array $lists, array $errors): string
    {
        $card = new self($place, $form, $errors);
        $is_new = $form['id'] === 0;
        $inner = $card->texts($is_new) . $card->people($lists) . $card->display() . $card->moment();
        if ($is_new) {
            return Fields::new_card("onda-form-$place", __('Add a form', 'onda'), $inner, false);
        }
        $remove = Fields::box($card->name('remove'), '1', false, __('Remove this form', 'onda'));
        return Fields::card("onda-form-$place", $form['name'], $inner . $remove);
    }

    private function texts(bool $is_new): string
    {
        $shortcode = '[onda_newsletter id="' . $this->form['id'] . '"]';
        return Html::hidden([$this->name('id') => $is_new ? '' : (string) $this->form['id']])
            . ($is_new ? '' : Html::tag('p', [], Html::tag('code', [], Html::text($shortcode))))
            . $this->line('name', __('Name', 'onda'))
            . $this->line('title', __('Title', 'onda'))
            . $this->area('text', __('Text', 'onda'))
            . $this->area('consent', __('What one agrees to', 'onda'))
            . $this->box('consentBox', __('They must tick a box beside it', 'onda'))
            . $this->line('button', __('Word of the button', 'onda'))
            . $this->area('success', __('Text after it was sent', 'onda'))
            . $this->line('redirect', __('Page that it leads to, instead', 'onda'), ['type' => 'url'])
            . Fields::hint(__('Texts left empty are ours, in the language of the site.', 'onda'));
    }

    /** @param array<int, string> $lists */
    private function people(array $lists): string
    {
        $kinds = [
            'off' => __('not asked for', 'onda'),
            'optional' => __('may be filled in', 'onda'),
            'required' => __('must be filled in', 'onda'),
        ];
        $boxes = '';
        foreach ($lists as $id => $name) {
            $is_joined = in_array($id, $this->form['lists'], true);
            $boxes .= Fields::box($this->name('lists') . '[]', (string) $id, $is_joined, $name);
        }
        return Fields::select($this->name('firstName'), __('The first name', 'onda'), $this->form['firstName'], $kinds)
            . Fields::select($this->name('lastName'), __('The last name', 'onda'), $this->form['lastName'], $kinds)
            . Fields::group(__('Lists', 'onda'), $boxes)
            . $this->box('choose', __('The visitor chooses among them', 'onda'));
    }

    private function display(): string
    {
        $where = [
            'everywhere' => __('Everywhere', 'onda'),
            'home' => __('Home page', 'onda'),
            'posts' => __('Posts', 'onda'),
            'pages' => __('Pages', 'onda'),
            'archives' => __('Archives', 'onda'),
        ];
        $boxes = '';
        foreach ($where as $place => $label) {
            $is_chosen = in_array($place, $this->form['where'], true);
            $boxes .= Fields::box($this->name('where') . '[]', $place, $is_chosen, $label);
        }
        $ids = __('Or on these posts and pages (ids)', 'onda');
        return Fields::select($this->name('type'), __('How it is shown', 'onda'), $this->form['type'], [
            'inline' => __('in the page, after the text', 'onda'),
            'fixed_bar' => __('fixed bar', 'onda'),
            'slide_in' => __('slide-in', 'onda'),
            'popup' => __('popup', 'onda'),
        ])
            . $this->position()
            . Fields::group(__('Where', 'onda'), $boxes)
            . Fields::text($this->name('pages'), $ids, implode(', ', $this->form['pages']))
            . Fields::select($this->name('who'), __('Who sees it', 'onda'), $this->form['who'], [
                'everybody' => __('Everybody', 'onda'),
                'visitors' => __('Those who are not signed in', 'onda'),
                'users' => __('Those who are signed in', 'onda'),
            ]);
    }

    private function position(): string
    {
        $position = __('Where a bar or slide-in stands', 'onda');
        return Fields::select($this->name('position'), $position, $this->form['position'], [
            'bottom' => __('below', 'onda'),
            'top' => __('above', 'onda'),
            'left' => __('on the left', 'onda'),
            'right' => __('on the right', 'onda'),
        ])
            . Fields::select($this->name('animation'), __('How it comes up', 'onda'), $this->form['animation'], [
                'none' => __('at once', 'onda'),
                'slideup' => __('from below', 'onda'),
                'slidedown' => __('from above', 'onda'),
                'slideleft' => __('from the right', 'onda'),
                'slideright' => __('from the left', 'onda'),
                'fadein' => __('fading in', 'onda'),
            ]);
    }

    private function moment(): string
    {
        $number = static fn(int $most): array => ['type' => 'number', 'min' => 0, 'max' => $most];
        $days = __('Days that a closed one stays away (0: until the browser is closed)', 'onda');
        return $this->line('delay', __('Seconds until it comes up', 'onda'), $number(NewsletterRules::MAX_DELAY))
            . $this->box('exitIntent', __('Also when the mouse leaves the page', 'onda'))
            . $this->box('touchExit', __('On touch screens: also when one scrolls back fast, or rests', 'onda'))
            . $this->line('cookieDays', $days, $number(NewsletterRules::MAX_COOKIE_DAYS));
    }

    /** @param array<string, scalar|null> $attributes */
    private function line(string $field, string $label, array $attributes = []): string
    {
        $error = "forms.$this->place.$field";
        $state = Fields::state($this->errors, $error);
        return Fields::text($this->name($field), $label, (string) $this->form[$field], $attributes + $state)
            . Fields::error($this->errors, $error);
    }

    private function area(string $field, string $label): string
    {
        return Fields::area($this->name($field), $label, $this->form[$field]);
    }

    private function box(string $field, string $label): string
    {
        return Fields::box($this->name($field), '1', $this->form[$field], $label);
    }

    private function name(string $field): string
    {
        return NewsletterStore::OPTION . "[forms][$this->place][$field]";
    }
}
