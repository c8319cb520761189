<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Core\Text\Utf8;
use Onda\Features\Newsletter\FieldNames;
use Onda\Features\Newsletter\Form;
use Onda\Features\Newsletter\SignUpRequest;
use WpOrg\Requests\IdnaEncoder;

defined('ABSPATH') || exit;

/** Reads the fields of a form; it refuses doubtful ones, with a sentence for the visitor. */
final class SignUpRequestReader
{
    public const MAX_EMAIL_BYTES = 254;
    private const MAX_LOCAL_BYTES = 64;
    /** Dots separate words on both sides of the @, and the last word has two letters; `is_email` demands neither. */
    private const EMAIL = '~^[^.,;<>()"\\\\\s]+(?:\.[^.,;<>()"\\\\\s]+)*@.+\.[a-z][a-z\d-]+$~Di';
    /** Signs that word processors and some keyboards write in place of those of an address. */
    private const PLAIN = ['‘' => "'", '’' => "'", 'ʼ' => "'", '＇' => "'", '‐' => '-', '‑' => '-'];
    public const MAX_NAME_CHARACTERS = 100;
    /** M-5.34 to M-5.36: no `<`, no `>`, no link; and nothing that ends a line of a mail's head. */
    private const NOT_A_NAME = '~[<>\x00-\x1F\x7F]|https?:~i';

    /**
     * @param array<mixed> $data The field `data` of the request.
     * @throws Refused
     */
    public static function read(Form $form, array $data): SignUpRequest
    {
        if ($form->row['consentBox'] && empty($data[FieldNames::CONSENT])) {
            throw new Refused('consent');
        }
        $fields = FieldNames::read($data);
        return new SignUpRequest(
            self::email($fields[FieldNames::EMAIL] ?? ''),
            self::name($fields[FieldNames::FIRST_NAME] ?? '', $form->text('firstName')),
            self::name($fields[FieldNames::LAST_NAME] ?? '', $form->text('lastName')),
            $form->is_choice() ? self::lists($fields[FieldNames::LISTS] ?? [], $form->lists()) : $form->lists(),
        );
    }

    /**
     * A domain in any script becomes the one that mail servers know.
     *
     * @throws Refused
     */
    public static function email(mixed $written): string
    {
        // A line end begins another field of a mail's head.
        $is_line = is_string($written) && preg_match('/[\r\n]/', $written) === 0;
        $parts = explode('@', $is_line ? strtr(Utf8::trim(wp_check_invalid_utf8($written)), self::PLAIN) : '');
        $domain = self::ascii((string) array_pop($parts));
        $local = implode('@', $parts);
        if ($domain !== '' && preg_match('/[^\x00-\x7F]/', $local) === 1) {
            throw new Refused('letters');
        }
        $email = "$local@$domain";
        $is_email = strlen($local) <= self::MAX_LOCAL_BYTES && strlen($email) <= self::MAX_EMAIL_BYTES
            && preg_match(self::EMAIL, $email) === 1 && is_email($email) === $email;
        return $is_email ? $email : throw new Refused('email');
    }

    private static function ascii(string $domain): string
    {
        // Full-width letters of Japanese and Chinese keyboards become plain ones.
        $plain = static fn(array $found): string => chr(mb_ord($found[0], 'UTF-8') - 0xFEE0);
        $domain = (string) preg_replace_callback('/[\x{FF01}-\x{FF5E}]/u', $plain, strtr($domain, ['。' => '.']));
        if (preg_match('/[^\x00-\x7F]/', $domain) === 0) {
            return $domain;
        }
        try {
            return IdnaEncoder::encode(mb_strtolower($domain, 'UTF-8'));
        } catch (\Exception) {
            return '';
        }
    }

    /**
     * @param string $kind `off`, `optional` or `required`.
     * @throws Refused
     */
    public static function name(mixed $written, string $kind): string
    {
        if ($kind === 'off') {
            return '';
        }
        $name = is_string($written) ? trim(wp_check_invalid_utf8($written), ' ') : '';
        $is_missing = $name === '' && $kind === 'required';
        $is_long = mb_strlen($name, 'UTF-8') > self::MAX_NAME_CHARACTERS;
        if ($is_missing || $is_long || preg_match(self::NOT_A_NAME, $name) === 1) {
            throw new Refused('name');
        }
        return $name;
    }

    /**
     * @param list<int> $offered
     * @return list<int>
     * @throws Refused
     */
    private static function lists(mixed $written, array $offered): array
    {
        $chosen = array_filter(is_array($written) ? $written : [$written], is_numeric(...));
        $lists = array_values(array_intersect($offered, array_map(intval(...), $chosen)));
        return $lists !== [] ? $lists : throw new Refused('lists');
    }
}
