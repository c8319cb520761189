<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

/** A printed form as a browser reads it. */
final class FormDocument
{
    private \DOMDocument $document;

    public function __construct(string $markup)
    {
        $this->document = new \DOMDocument();
        $this->document->loadHTML("<?xml encoding=\"UTF-8\"><body>$markup</body>", LIBXML_NOERROR);
    }

    public function attribute(string $tag, string $name): string
    {
        return $this->document->getElementsByTagName($tag)->item(0)?->getAttribute($name) ?? '';
    }

    /** @return array<string, string> What would be sent, by name; of boxes of one name the last that is ticked. */
    public function values(): array
    {
        $values = [];
        foreach ($this->document->getElementsByTagName('input') as $input) {
            $is_box = $input->getAttribute('type') === 'checkbox';
            if ($input->getAttribute('name') !== '' && (!$is_box || $input->hasAttribute('checked'))) {
                $values[$input->getAttribute('name')] = $input->getAttribute('value');
            }
        }
        return $values;
    }
}
