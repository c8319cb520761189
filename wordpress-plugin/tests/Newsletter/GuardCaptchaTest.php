<?php

declare(strict_types=1);

namespace Onda\Tests\Newsletter;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\Document;
use Onda\Core\Http\Request;
use Onda\Features\Newsletter\Guard\CaptchaAudio;
use Onda\Features\Newsletter\Guard\CaptchaImage;
use Onda\Features\Newsletter\Guard\CaptchaLinks;
use Onda\Features\Newsletter\Guard\CaptchaPage;
use Onda\Features\Newsletter\Guard\CaptchaRouter;
use Onda\Features\Newsletter\Guard\CaptchaSession;
use Onda\Features\Newsletter\Guard\Glyphs;
use Onda\Features\Newsletter\Guard\Limit;
use Onda\Features\Newsletter\Guard\Limits;
use Onda\Features\Newsletter\Guard\Phrase;
use Onda\Features\Newsletter\Guard\ProofOfWork;
use Onda\Features\Newsletter\Guard\Verdict;

/** Picture, sound and requests of the captcha. */
final class GuardCaptchaTest extends GuardCase
{
    private const CLIPS = __DIR__ . '/../../assets/captcha';

    public function test_the_address_is_mailpoets_router_with_the_session_in_base64(): void
    {
        $session = str_repeat('aB3', 10) . 'zz';
        parse_str((string) parse_url(CaptchaLinks::to('refresh', $session), PHP_URL_QUERY), $query);
        $data = $query['data'];
        unset($query['data']);
        $expected = ['mailpoet_router' => '', 'mailpoet_page' => 'template', 'endpoint' => 'captcha', 'action' => 'refresh'];
        $this->assertSame($expected, $query);
        $this->assertSame(['captcha_session_id' => $session], json_decode(base64_decode($data), true));
        $this->assertSame($session, CaptchaLinks::session($data));
    }

    public function test_data_that_is_no_session_is_none(): void
    {
        foreach (['', '%%%', base64_encode('7'), base64_encode('{"captcha_session_id":["x"]}'), base64_encode('null')] as $data) {
            $this->assertSame('', CaptchaLinks::session($data));
        }
    }

    /** @dataProvider ages */
    public function test_a_captcha_waits_half_an_hour(int $seconds, bool $is_open): void
    {
        $session = $this->sessions->open();
        $this->now += $seconds;
        $this->assertSame($is_open, $this->sessions->is_open($session));
    }

    /** @return list<array{int, bool}> */
    public function ages(): array
    {
        return [[0, true], [1799, true], [1800, false], [1801, false]];
    }

    public function test_the_picture_is_a_png_of_220_by_60(): void
    {
        $session = $this->sessions->open();
        $image = $this->ask('image', $session);
        $this->assertSame([200, 'image/png'], [$image->status, $image->type]);
        $this->assertSame("\x89PNG\r\n\x1a\n", substr($image->body, 0, 8));
        $this->assertSame(['width' => 220, 'height' => 60, 'depth' => 8], unpack('Nwidth/Nheight/Cdepth', substr($image->body, 16, 9)));
        $length = unpack('N', substr($image->body, 33, 4))[1];
        $this->assertSame(60 * 221, strlen((string) gzuncompress(substr($image->body, 41, $length))));
        $this->assertSame($image->body, $this->ask('image', $session)->body, 'one phrase has one picture');
    }

    public function test_every_symbol_can_be_drawn_and_said_in_both_languages(): void
    {
        foreach (str_split(Phrase::SYMBOLS) as $symbol) {
            $this->assertNotSame([], Glyphs::strokes($symbol));
            foreach (['es', 'en'] as $language) {
                $clip = (string) file_get_contents(self::CLIPS . "/$language/$symbol.wav");
                $this->assertSame('RIFF', substr($clip, 0, 4));
                $this->assertSame(['tag' => 1, 'channels' => 1, 'rate' => 8000], unpack('vtag/vchannels/Vrate', substr($clip, 20, 8)));
                $this->assertSame('data', substr($clip, 36, 4));
            }
        }
    }

    public function test_the_clips_weigh_120_kilobytes_at_most(): void
    {
        $this->assertLessThanOrEqual(120_000, array_sum(array_map('filesize', glob(self::CLIPS . '/*/*.wav'))));
    }

    public function test_the_sound_is_a_wav_with_the_length_it_says(): void
    {
        $audio = $this->ask('audio', $this->sessions->open());
        $this->assertSame([200, 'audio/wav', 'bytes'], [$audio->status, $audio->type, $audio->headers['Accept-Ranges']]);
        $this->assertSame('RIFF', substr($audio->body, 0, 4));
        $this->assertSame(strlen($audio->body) - 8, unpack('V', substr($audio->body, 4, 4))[1]);
        $this->assertSame(strlen($audio->body) - 44, unpack('V', substr($audio->body, 40, 4))[1]);
        $seconds = (strlen($audio->body) - 44) / 8000;
        $this->assertGreaterThan(2.5, $seconds);
        $this->assertLessThan(7, $seconds);
    }

    public function test_the_language_of_the_site_is_the_one_that_speaks(): void
    {
        $phrase = new Phrase(str_repeat('a', 32), 1);
        $audio = new CaptchaAudio($phrase, self::CLIPS);
        $this->assertNotSame(strlen($audio->wav('es')), strlen($audio->wav('en')));
        $session = $this->sessions->open();
        add_filter('locale', static fn(): string => 'en_GB');
        $english = $this->ask('audio', $session)->body;
        add_filter('locale', static fn(): string => 'es_ES', 11);
        $spanish = (new CaptchaAudio($this->sessions->phrase($session), self::CLIPS))->wav('es');
        $this->assertSame($spanish, $this->ask('audio', $session)->body);
        $this->assertNotSame($english, $spanish);
    }

    public function test_a_player_may_ask_for_a_part(): void
    {
        $session = $this->sessions->open();
        $whole = $this->ask('audio', $session)->body;
        $size = strlen($whole);
        $part = $this->ask('audio', $session, ['HTTP_RANGE' => 'bytes=0-1']);
        $this->assertSame([206, 'RI', "bytes 0-1/$size"], [$part->status, $part->body, $part->headers['Content-Range']]);
        $rest = $this->ask('audio', $session, ['HTTP_RANGE' => 'bytes=100-']);
        $this->assertSame(substr($whole, 100), $rest->body);
        $this->assertSame(416, $this->ask('audio', $session, ['HTTP_RANGE' => "bytes=$size-"])->status);
        $this->assertSame(200, $this->ask('audio', $session, ['HTTP_RANGE' => 'bytes=0-1,3-4'])->status);
    }

    public function test_a_refresh_answers_nothing_and_changes_both(): void
    {
        $session = $this->sessions->open();
        $before = [$this->ask('image', $session)->body, $this->ask('audio', $session)->body];
        $refresh = $this->ask('refresh', $session);
        $this->assertSame([200, ''], [$refresh->status, $refresh->body]);
        $after = [$this->ask('image', $session)->body, $this->ask('audio', $session)->body];
        $this->assertNotSame($before[0], $after[0]);
        $this->assertNotSame($before[1], $after[1]);
    }

    public function test_an_unknown_or_expired_session_is_not_found(): void
    {
        $session = $this->sessions->open();
        $this->now += CaptchaSession::SECONDS;
        foreach (['image', 'audio', 'refresh', 'render'] as $action) {
            $this->assertSame(404, $this->ask($action, $session)->status, $action);
            $this->assertSame(404, $this->ask($action, '../../etc')->status, $action);
        }
        $this->assertSame(404, $this->ask('delete', $this->sessions->open())->status);
        $this->assertStringContainsString(__('This code is no longer good. Please go back and send the form again.', 'onda'), $this->ask('render', $session)->body);
    }

    public function test_the_page_has_the_code_to_see_and_to_hear_and_another_one_by_a_link(): void
    {
        $session = $this->sessions->open(['form_id' => '3']);
        $page = $this->ask('render', $session);
        $this->assertSame([200, 'text/html; charset=UTF-8'], [$page->status, $page->type]);
        $this->assertMatchesRegularExpression('~<img class="mailpoet_captcha" src="[^"]+action=image[^"]+" width="220" height="60" alt="[^"]+">~', $page->body);
        $this->assertMatchesRegularExpression('~<audio [^>]*src="[^"]+action=audio[^"]+" controls~', $page->body);
        $this->assertMatchesRegularExpression('~<a href="[^"]+action=render[^"]+again=1">~', $page->body);
        $this->assertStringNotContainsString($this->sessions->phrase($session)->text(), $page->body);
        foreach (['<script', '<style', ' style='] as $refused) {
            $this->assertStringNotContainsString($refused, $page->body);
        }
        $before = $this->sessions->phrase($session)->text();
        $this->ask('render', $session, fields: ['again' => '1']);
        $this->assertNotSame($before, $this->sessions->phrase($session)->text());
    }

    public function test_the_page_remembers_where_the_form_stood(): void
    {
        $session = $this->sessions->open(['form_id' => '3']);
        $this->assertSame('https://example.org/news/', $this->sessions->page($session, 'https://example.org/news/'));
        $this->assertSame('https://example.org/news/', $this->sessions->page($session, 'https://example.org/?action=render'));
    }

    public function test_the_phrase_is_stored_nowhere(): void
    {
        $session = $this->sessions->open();
        $stored = (string) wp_json_encode(get_transient("onda_captcha_$session"));
        $this->assertStringNotContainsString($this->sessions->phrase($session)->text(), $stored);
        $this->assertMatchesRegularExpression('/^[A-Za-z0-9]{32}$/', $session);
    }

    public function test_work_of_the_browser_stands_in_place_of_the_characters_once_and_for_one_captcha(): void
    {
        $this->now = time();
        [$one, $other] = [$this->sessions->open(), $this->sessions->open()];
        $document = $this->ask('work', $one);
        $this->assertSame([200, 'application/json'], [$document->status, $document->type]);
        $challenge = json_decode($document->body, true);
        $this->assertSame(Limits::CAPTCHA_TIMES * ProofOfWork::MAX_NUMBER, $challenge['maxnumber']);
        $work = self::solved($challenge);
        $with = fn(string $session, string $work) =>
            $this->input(['captcha_session_id' => $session, CaptchaSession::WORK => $work]);
        $this->assertSame(Verdict::Captcha, $this->judge($with($other, $work)), 'of another captcha');
        $this->assertSame(Verdict::Captcha, $this->judge($with($one, self::solved(ProofOfWork::challenge(time())))), 'a silent one');
        $this->assertSame(Verdict::Allow, $this->judge($with($one, $work)));
        $this->assertFalse($this->sessions->is_open($one));
        $this->assertSame(Verdict::Captcha, $this->judge($with($one, $work)), 'twice');
        $this->assertSame(404, $this->ask('work', $one)->status);
    }

    public function test_work_that_is_no_longer_good_is_said_so_and_another_can_be_begun(): void
    {
        $session = $this->sessions->open();
        $input = $this->input(['captcha_session_id' => $session, CaptchaSession::WORK => 'x']);
        $this->assertSame(Verdict::Captcha, $this->judge($input));
        $this->assertSame(
            __('The calculation of your browser is no longer good. Please start it again.', 'onda'),
            $this->guard->captcha(self::FORM, $input)['message'],
        );
        $this->assertTrue($this->sessions->is_open($session));
    }

    public function test_a_network_has_so_many_sign_ups_a_day_by_work_too(): void
    {
        $solved = function (): Verdict {
            $session = $this->sessions->open();
            $work = self::solved(ProofOfWork::challenge($this->now, 10, $session));
            return $this->judge($this->input(['captcha_session_id' => $session, CaptchaSession::WORK => $work]));
        };
        $verdicts = array_map($solved, range(1, Limit::Solved->most() + 1));
        $this->assertSame(Limit::Solved->most(), count(array_keys($verdicts, Verdict::Allow, true)));
        $this->assertSame(Verdict::Full, end($verdicts));
    }

    public function test_what_looks_alike_is_taken_for_it(): void
    {
        $with = fn(string $symbol): Phrase => $this->phrase_with($symbol);
        foreach (['4' => 'A', '8' => 'b', '6' => 'G', '5' => 's', '2' => 'Z'] as $symbol => $typed) {
            $phrase = $with((string) $symbol);
            $this->assertTrue($phrase->is(str_replace((string) $symbol, $typed, $phrase->text())));
            $this->assertFalse($phrase->is(str_replace((string) $symbol, 'W', $phrase->text())));
        }
    }

    public function test_no_more_than_five_answers_of_one_captcha_are_looked_at(): void
    {
        $session = $this->sessions->open();
        foreach (range(1, CaptchaSession::TRIES) as $try) {
            $this->assertFalse($this->sessions->take_answer($session, 'WWWWW'), "try $try");
        }
        $this->assertFalse($this->sessions->is_open($session));
    }

    /** @dataProvider drawn */
    public function test_a_network_gets_so_many_pictures_a_minute(string $action): void
    {
        $session = $this->sessions->open();
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        for ($asked = 0; $asked < Limit::Picture->most(); $asked++) {
            $limits->take(Limit::Picture, '198.51.100.7', time());
            // The test may begin at the end of a minute.
            $limits->take(Limit::Picture, '198.51.100.7', time() + MINUTE_IN_SECONDS);
        }
        $this->assertSame(429, $this->ask($action, $session, ['REMOTE_ADDR' => '198.51.100.7'])->status);
        $this->assertSame(200, $this->ask($action, $session, ['REMOTE_ADDR' => '203.0.113.7'])->status);
    }

    /** @return array<string, array{string}> */
    public function drawn(): array
    {
        return ['a picture' => ['image'], 'a sound' => ['audio']];
    }

    private function ask(string $action, string $session, array $server = [], array $fields = []): Document
    {
        $data = rtrim(base64_encode((string) json_encode(['captcha_session_id' => $session])), '=');
        $page = new CaptchaPage($this->sessions, 'https://example.org/page.css');
        $fields += ['mailpoet_router' => '', 'endpoint' => 'captcha', 'action' => $action, 'data' => $data];
        $limits = new Limits(new RateLimitRepository(), new DailySalts());
        $router = new CaptchaRouter($this->sessions, $limits, $page, self::CLIPS);
        return $router->answer(new Request($fields, [], $server));
    }

    private function phrase_with(string $symbol): Phrase
    {
        for ($version = 1; !str_contains((new Phrase('x', $version))->text(), $symbol); $version++) {
            continue;
        }
        return new Phrase('x', $version);
    }
}
