<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Check;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Owner\Stations\Check\SoundFindings;
use Onda\Owner\Stations\Check\Twins;
use Onda\Tests\FakeResolver;
use Onda\Tests\FakeSampler;
use Onda\Tests\TestCase;

final class TwinsTest extends TestCase
{
    /** @dataProvider twins */
    public function test_the_twin_that_a_panel_offers_is_among_the_first_four(string $stream, string $twin): void
    {
        $written = static fn(Endpoint $endpoint): string => $endpoint->written();
        $twins = array_map($written, Twins::of(Endpoint::parse($stream)));
        $this->assertContains($twin, $twins);
        $this->assertLessThanOrEqual(Twins::MOST, count($twins));
    }

    public function twins(): array
    {
        return [
            'the port as a folder' => ['http://panel.example:8042/live.mp3', 'https://panel.example/8042/live.mp3'],
            'the port as a folder of its stream' => ['http://panel.example:8042/;', 'https://panel.example/8042/stream'],
            'the same port' => ['http://panel.example:8042/stream', 'https://panel.example:8042/stream'],
            'the proxy of MediaCP' => ['http://panel.example:8010/stream', 'https://panel.example:2020/8010/stream'],
            'a list of Centova' => ['http://panel.example:2199/tunein/ejemplo.pls', 'https://panel.example/proxy/ejemplo/stream'],
            'AzuraCast' => ['http://radio.example:8000/radio.mp3', 'https://radio.example/radio/8000/radio.mp3'],
            'no port' => ['http://radio.example/listen/uno/radio.mp3', 'https://radio.example/listen/uno/radio.mp3'],
            'a token of Zeno' => ['http://node-22.zeno.fm/abc123def45uv.aac?rj-ttl=5&rj-tok=T', 'https://stream.zeno.fm/abc123def45uv'],
            'Radiojar' => ['http://stream.radiojar.com/abc123def45uv', 'https://stream.radiojar.com/abc123def45uv'],
            'a numbered host of Triton' => [
                'http://12345.live.streamtheworld.com/EJEMPLO_SC', 'https://playerservices.streamtheworld.com/api/livestream-redirect/EJEMPLO.mp3',
            ],
            'RadioBOSS' => ['http://c0.radioboss.fm:8010/stream', 'https://c0.radioboss.fm:18010/stream'],
            'a free server' => ['http://srv.myradiostream.example:27000/;', 'https://srv.myradiostream.example/:27000/listen.mp3'],
            'another' => ['http://uk.listen2myradio.example:9000/;', 'https://uk.listen2myradio.example/live.mp3?typeportmount=s1_9000_stream'],
        ];
    }

    public function test_a_number_has_no_certificate(): void
    {
        $this->assertSame([], Twins::of(Endpoint::parse('http://203.0.113.7:8012/stream')));
    }

    public function test_the_first_twin_that_sounds_is_offered_and_one_that_does_not_never(): void
    {
        $twin = 'https://panel.example/8042/stream';
        $this->assertSame(['mixed_content_twin', ['stream' => $twin]], $this->offer([$twin => FakeSampler::sound()]));
        $this->assertSame(['mixed_content', []], $this->offer([$twin => FakeSampler::page('panel')]));
        $moved = new HttpAnswer(301, ['location' => 'http://panel.example:8042/stream'], '');
        $this->assertSame(['mixed_content', []], $this->offer([$twin => $moved]));
    }

    /**
     * @param array<string, HttpAnswer> $answers
     * @return array{string, array<string, string>} Code and offer of the last finding.
     */
    private function offer(array $answers): array
    {
        $stream = Endpoint::parse('http://panel.example:8042/;');
        $trusted = ['panel.example:443', 'panel.example:8042', 'panel.example:2020'];
        $guard = new AddressGuard(new FakeResolver(['panel.example' => [['8.8.8.8']]]), $trusted);
        $answers += ['http://panel.example:8042/stream' => FakeSampler::sound()];
        $findings = (new SoundFindings(new Visitor(new FakeSampler($answers), $guard), true))
            ->of_way(new Visit([$stream], FakeSampler::sound()), 'stream', microtime(true) + 5);
        return [end($findings)->code, end($findings)->offer];
    }
}
