<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Features\Newsletter\Guard\SpamCheck;
use Onda\Features\Newsletter\Guard\SpamCheckInput;
use Onda\Features\Newsletter\Guard\Verdict;

defined('ABSPATH') || exit;

/** The check of a sign-up that an editor sends. The new subscriber still confirms it by mail. */
final class NoSpamCheck implements SpamCheck
{
    public function fields(int $form): string
    {
        return '';
    }

    public function judge(int $form, SpamCheckInput $input): Verdict
    {
        return Verdict::Allow;
    }

    public function work(SpamCheckInput $input): array
    {
        return [];
    }

    public function captcha(int $form, SpamCheckInput $input): array
    {
        return ['meta' => [], 'message' => ''];
    }
}
