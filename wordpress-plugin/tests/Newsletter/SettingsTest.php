<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Settings\RecordReader;
use Onda\Features\Newsletter\FormSettings;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Features\Newsletter\StoreRules;

final class SettingsTest extends NewsletterCase
{
    protected function tearDown(): void
    {
        $GLOBALS['wp_settings_errors'] = [];
        parent::tearDown();
    }

    /** @dataProvider defaults */
    public function test_an_option_that_the_owner_left_alone_has_its_default(string $option, mixed $default): void
    {
        $form = $this->options()->first_form();
        $this->assertSame($default, $form->row[$option]);
    }

    public function test_what_the_owner_saves_holds_for_the_rest_of_the_request(): void
    {
        $options = $this->options();
        $this->assertSame('', $options->mail_subject());
        update_option(NewsletterStore::OPTION, ['mailSubject' => 'Hello']);
        $this->assertSame('Hello', $options->mail_subject());
        $preview = $options->with_form(['id' => 1, 'title' => 'Typed'] + $options->form_rows()[0]);
        $this->assertSame(['Typed', 'Newsletter'], [$preview->first_form()->row['title'], $options->first_form()->row['title']]);
        delete_option(NewsletterStore::OPTION);
        $this->assertSame('', $options->mail_subject());
    }

    public function defaults(): array
    {
        return [
            ['id', 1],
            ['title', 'Newsletter'],
            ['text', ''],
            ['consent', 'You can leave at any time, by a link in every mail.'],
            ['consentBox', false],
            ['button', 'Subscribe'],
            ['success', 'Check your inbox to confirm your subscription.'],
            ['firstName', 'off'],
            ['lastName', 'off'],
            ['lists', [1]],
            ['order', ['email', 'firstName', 'lastName', 'lists', 'consent']],
            ['accentColor', ''],
            ['surfaceColor', ''],
            ['textColor', ''],
            ['wideButton', false],
            ['width', 0],
            ['choose', false],
            ['type', 'inline'],
            ['position', 'bottom'],
            ['animation', 'none'],
            ['where', []],
            ['pages', []],
            ['who', 'everybody'],
            ['delay', 0],
            ['exitIntent', false],
            ['touchExit', false],
            ['cookieDays', 0],
            ['redirect', ''],
        ];
    }

    public function test_choices_are_those_of_the_specification(): void
    {
        $types = array_column(FormSettings::rows()->settings, null, 'name')['type'];
        $this->assertSame(['inline', 'footer', 'fixed_bar', 'slide_in', 'popup'], array_keys($types->choices()));
        $this->assertSame(['cut', 'full', 'none'], array_keys(NewsletterOptions::record()->find('address')->choices()));
    }

    public function test_what_the_screen_sends_is_what_is_kept(): void
    {
        ['values' => $record, 'errors' => $errors] = RecordReader::read(NewsletterOptions::record(), [
            'lists' => [['id' => '1', 'name' => 'Noticias'], ['id' => '', 'name' => 'Deportes', 'remote' => '7'], ['name' => '']],
            'forms' => [['id' => '3', 'name' => 'Barra', 'type' => 'fixed_bar', 'lists' => ['2', '9'], 'where' => ['posts', 'moon'],
                'pages' => '12, 13', 'delay' => '5', 'exitIntent' => '1', 'cookieDays' => '7', 'title' => "A\nB", 'text' => "A\r\nB"],
                ['id' => '', 'name' => 'Otra'], ['id' => '', 'name' => '']],
        ]);
        $this->assertSame([], $errors);
        $this->assertSame([[1, 'Noticias', ''], [2, 'Deportes', '7']], array_map('array_values', $record['lists']));
        $bar = ['type' => 'fixed_bar', 'lists' => [2], 'where' => ['posts'], 'pages' => [12, 13], 'delay' => 5, 'exitIntent' => true,
            'touchExit' => false, 'cookieDays' => 7, 'title' => 'A B', 'text' => "A\nB"];
        $this->assertSame($bar, array_intersect_key(array_merge($bar, $record['forms'][0]), $bar));
        $this->assertSame([3, 4], array_column($record['forms'], 'id'));
    }

    /** @dataProvider wrong */
    public function test_what_is_wrong_gets_a_sentence_beside_its_field(array $form, string $field): void
    {
        $errors = RecordReader::read(NewsletterOptions::record(), ['forms' => [$form + ['id' => '1', 'name' => 'Pie']]])['errors'];
        $this->assertSame(["forms.0.$field"], array_keys($errors));
    }

    public function wrong(): array
    {
        return [
            'no name' => [['name' => ' '], 'name'],
            'another site' => [['redirect' => 'https://evil.example/'], 'redirect'],
            'a script' => [['redirect' => 'javascript:alert(1)'], 'redirect'],
            'no scheme' => [['redirect' => '//evil.example'], 'redirect'],
            'before the page' => [['delay' => '-1'], 'delay'],
            'after the day' => [['delay' => (string) (FormSettings::MAX_DELAY + 1)], 'delay'],
            'too many days' => [['cookieDays' => (string) (FormSettings::MAX_COOKIE_DAYS + 1)], 'cookieDays'],
        ];
    }

    public function test_a_wrong_form_is_not_saved_and_shown_again(): void
    {
        $this->forms(['id' => 1, 'name' => 'Vieja']);
        $sent = ['name' => '', 'title' => 'Typed'];
        $all = ['forms' => [['id' => '1'] + $sent]];
        $this->assertSame('Vieja', (new StoreRules(new NewsletterStore()))->sanitize($all)['forms'][0]['name']);
        ['values' => $values, 'errors' => $errors] = self::section('forms')->read($sent, self::section('forms')->stored());
        $printed = self::section('forms')->form($values, $errors);
        $this->assertStringContainsString('value="Typed"', $printed);
        $this->assertStringContainsString('The form needs a name.', $printed);
    }

    public function test_every_field_has_a_label_and_hostile_text_is_text(): void
    {
        $hostile = '"><script>alert(1)</script>';
        $record = ['lists' => [['id' => 1, 'name' => $hostile, 'remote' => $hostile]],
            'forms' => [['id' => 1, 'name' => $hostile, 'title' => $hostile, 'text' => '</textarea><script>x</script>']], 'mailText' => $hostile];
        $rows = ['forms' => $record['forms'][0], 'lists' => $record, 'mails' => $record];
        update_option(NewsletterStore::OPTION, $record);
        $print = fn(string $id, array $row): string => self::form_of(self::section($id), $row);
        $forms = array_map($print, array_keys($rows), $rows);
        $printed = implode('', $forms);
        $this->assertStringNotContainsString('<script', $printed);
        preg_match_all('/ id="([^"]+)"/', (string) preg_replace('/<(div|h2|p) [^>]*>/', '', $printed), $ids);
        foreach ($ids[1] as $id) {
            $this->assertStringContainsString("for=\"$id\"", $printed);
        }
        $this->assertSame($ids[1], array_unique($ids[1]));
    }
}
