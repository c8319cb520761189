<?php

declare(strict_types=1);

namespace Onda\Tests;

/** Finds in markup a payload that runs: it names `ondaEvil`, or is the tag `<onda-evil>`. */
final class Harm
{
    private const MARK = 'ondaEvil';

    /** The part that a browser would run; empty for text. */
    public static function of(string $html): string
    {
        $tags = new \WP_HTML_Tag_Processor($html);
        while (str_contains($html, self::MARK) && $tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag === 'ONDA-EVIL' || (in_array($tag, ['SCRIPT', 'STYLE'], true) && str_contains($tags->get_modifiable_text(), self::MARK))) {
                return $tag;
            }
            foreach ($tags->get_attribute_names_with_prefix('') as $name) {
                $value = (string) preg_replace('/[\x00-\x20]/', '', (string) $tags->get_attribute($name));
                $is_address = in_array($name, ['href', 'src', 'action', 'formaction', 'poster'], true);
                $is_run = preg_match('/^(?:on(?!da)|srcdoc$)/', $name) === 1
                    || ($is_address && preg_match('/^(?:javascript|data|vbscript):/i', $value) === 1)
                    || ($name === 'style' && str_contains($value, self::MARK));
                if ($is_run) {
                    return "$tag $name=$value";
                }
            }
        }
        return '';
    }
}
