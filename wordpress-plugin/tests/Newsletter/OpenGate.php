<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Newsletter\Attempt;
use Onda\Newsletter\Gate;
use Onda\Newsletter\Verdict;

/** Lets everybody in. */
final class OpenGate implements Gate
{
    public function fields(int $form): string
    {
        return '';
    }

    public function judge(int $form, Attempt $attempt): Verdict
    {
        return Verdict::Welcome;
    }

    public function captcha(int $form, Attempt $attempt): array
    {
        return ['meta' => [], 'message' => ''];
    }
}
