<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Newsletter\SpamCheck;
use Onda\Newsletter\SpamCheckInput;
use Onda\Newsletter\Verdict;

/** Lets everybody in. */
final class NoSpamCheck implements SpamCheck
{
    public function fields(int $form): string
    {
        return '';
    }

    public function judge(int $form, SpamCheckInput $attempt): Verdict
    {
        return Verdict::Welcome;
    }

    public function captcha(int $form, SpamCheckInput $attempt): array
    {
        return ['meta' => [], 'message' => ''];
    }
}
