<?php

declare(strict_types=1);

namespace Onda\Tests\Caching;

use Onda\Core\Caching\Poll;
use Onda\Core\Caching\PollFiles;
use Onda\Core\Caching\PollFolder;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

/** Answers of polls that the web server sends without PHP. */
final class PollFilesTest extends TestCase
{
    private string $folder;
    private int $asked = 0;

    protected function setUp(): void
    {
        parent::setUp();
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true]);
        $this->open(true);
        $this->folder = wp_upload_dir(null, false)['basedir'] . '/onda/polls';
        PollFiles::remove();
    }

    protected function tearDown(): void
    {
        PollFiles::remove();
        parent::tearDown();
    }

    public function test_a_page_names_the_folder_that_a_web_server_reads(): void
    {
        $path = (string) wp_parse_url(wp_upload_dir(null, false)['baseurl'], PHP_URL_PATH) . '/onda/polls/';
        $this->assertSame($path, $this->address());
        $this->assertSame('', file_get_contents("$this->folder/index.html"));
        $this->assertStringContainsString('s-maxage=2', (string) file_get_contents("$this->folder/.htaccess"));
    }

    public function test_an_answer_is_a_file_that_tells_when_it_is_due(): void
    {
        $this->address();
        $this->poll();
        $file = $this->read();
        $this->assertSame(['version' => '1', 'data' => ['version' => '1', 'title' => 'Uno']], array_diff_key($file, ['due' => 0]));
        $this->assertEqualsWithDelta(time() + PollFolder::DUE_SECONDS, $file['due'], 2);
    }

    public function test_a_file_is_renewed_by_the_first_who_asks_after_it_is_due_and_by_nobody_before(): void
    {
        $this->address();
        $this->poll();
        $this->poll();
        $this->assertSame('1', $this->read()['version']);
        touch("$this->folder/now-playing-uno.json", time() - PollFolder::DUE_SECONDS);
        $this->poll();
        $this->assertSame('3', $this->read()['version']);
    }

    public function test_of_many_who_ask_one_writes_and_nobody_waits(): void
    {
        $this->address();
        $lock = fopen("$this->folder/now-playing-uno.lock", 'c');
        flock($lock, LOCK_EX);
        $this->poll();
        $this->assertFileDoesNotExist("$this->folder/now-playing-uno.json");
        fclose($lock);
        $this->poll();
        $this->assertSame('2', $this->read()['version']);
    }

    public function test_a_station_that_is_down_is_a_file_and_a_station_that_does_not_exist_is_none(): void
    {
        $this->address();
        $this->poll(['now-playing:uno' => new Refusal(502, 'feed_unavailable', 'x'), 'now-playing:nix' => new Refusal(404, 'x', 'x')]);
        $this->assertSame('feed_unavailable', $this->read()['error']);
        $this->assertFileDoesNotExist("$this->folder/now-playing-nix.json");
    }

    /** The name of a language comes with the request. */
    public function test_a_poll_alone_makes_no_folder(): void
    {
        $this->poll();
        $this->assertDirectoryDoesNotExist($this->folder);
    }

    /** @dataProvider closed */
    public function test_there_are_no_files_where_strangers_are_not_answered_early(\Closure $close): void
    {
        $this->assertNotSame('', $this->address());
        $close($this);
        $this->assertSame('', $this->address());
        $this->poll();
        $this->assertFileDoesNotExist("$this->folder/now-playing-uno.json");
    }

    public function closed(): array
    {
        return [
            'locked' => [static fn(self $test) => $test->open(false)],
            'members' => [static fn(self $test) => $test->open(true, true)],
            'early answers are off' => [static fn() => (new ActionOwners(''))->forget()],
            'the setting' => [static fn() => update_option(SettingsStore::OPTION, ['earlyAnswers' => true, 'pollFiles' => false])],
        ];
    }

    public function test_a_site_that_is_locked_empties_its_files_and_they_stay_for_their_readers(): void
    {
        $this->address();
        $this->poll();
        $this->open(false);
        $this->assertSame(['due'], array_keys($this->read()));
        $this->open(true);
        $this->poll();
        $this->assertSame('2', $this->read()['version']);
    }

    /** @dataProvider hidden */
    public function test_a_post_that_is_no_longer_public_leaves_the_files_now_and_once_its_list_is_built_again(array $change): void
    {
        $this->address();
        $post = wp_insert_post(['post_title' => 'Uno', 'post_content' => 'x', 'post_status' => 'publish']);
        $this->poll();
        $draft = wp_insert_post(['post_title' => 'Borrador', 'post_content' => 'x', 'post_status' => 'draft']);
        foreach ([$post, $draft] as $still_the_same) {
            wp_update_post(['ID' => $still_the_same, 'post_title' => 'Dos']);
        }
        $this->assertSame('1', $this->read()['version']);
        wp_schedule_single_event(time() + 5, PollFiles::EVENT);
        wp_update_post(['ID' => $post] + $change);
        $this->assertSame(['due'], array_keys($this->read()));
        $this->assertGreaterThan(time() + 15, wp_next_scheduled(PollFiles::EVENT));
    }

    public function hidden(): array
    {
        return [[['post_status' => 'private']], [['post_status' => 'trash']], [['post_password' => 'x']]];
    }

    public function test_the_setting_takes_the_files_away(): void
    {
        $this->address();
        $this->poll();
        update_option(SettingsStore::OPTION, ['earlyAnswers' => true, 'pollFiles' => false]);
        $this->assertDirectoryDoesNotExist($this->folder);
    }

    public function test_uploads_that_cannot_be_written_are_no_error(): void
    {
        wp_mkdir_p(dirname($this->folder));
        file_put_contents($this->folder, 'a file in the way');
        $this->assertSame('', $this->address());
        $this->assertSame(['version', 'data'], array_keys($this->poll()['now-playing:uno']));
        unlink($this->folder);
    }

    /** A host of its own would refuse the page to read from it. */
    public function test_uploads_of_another_host_are_not_named(): void
    {
        add_filter('upload_dir', static fn(array $dir): array => ['baseurl' => 'https://cdn.example/uploads'] + $dir);
        $this->assertSame('', $this->address());
    }

    public function test_each_site_has_the_folder_of_its_uploads(): void
    {
        $site = "$this->folder-site";
        add_filter('upload_dir', static fn(array $dir): array => ['basedir' => $site] + $dir);
        $this->address();
        $this->poll();
        $this->assertFileExists("$site/onda/polls/now-playing-uno.json");
        PollFiles::remove();
        $this->assertDirectoryDoesNotExist("$site/onda/polls");
        rmdir("$site/onda");
        rmdir($site);
    }

    /** Files are a megabyte each, so that a signal hits within a write. */
    public function test_a_writer_that_is_killed_leaves_a_whole_file_that_the_next_one_renews(): void
    {
        $this->address();
        $file = "$this->folder/now-playing-uno.json";
        $command = [PHP_BINARY, '-d', 'display_errors=0', dirname(__DIR__) . '/bin/poll-file.php', $this->folder];
        for ($killed = 0; $killed < 10; $killed++) {
            $process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
            fgets($pipes[1]);
            usleep(random_int(0, 20_000));
            proc_terminate($process, SIGKILL);
            proc_close($process);
            $entry = json_decode((string) file_get_contents($file), true);
            $this->assertSame(1_000_000, strlen($entry['data']));
            $this->assertSame(1, strlen(count_chars($entry['data'], 3)), 'the file is of one writer');
        }
        touch($file, time() - PollFolder::DUE_SECONDS);
        $this->poll();
        $this->assertSame('1', $this->read()['version']);
    }

    private function open(bool $is_open, bool $is_guarded = false): void
    {
        update_option('active_plugins', ['onda/onda.php']);
        $record = ['plugin' => 'onda/onda.php', 'features' => ['session'], 'open' => $is_open, 'guarded' => $is_guarded];
        update_option(ActionOwners::OPTION, $record, true);
    }

    /** In the configuration of a page; empty without one. */
    private function address(): string
    {
        $config = (new PollFiles())->onda_config(['base' => 'x']);
        return $config['settings']['poll']['files'] ?? '';
    }

    /**
     * @param array<string, Refusal> $refusals By key.
     * @return array<string, array<string, mixed>>
     */
    private function poll(array $refusals = []): array
    {
        $read = fn(string $id): array => isset($refusals["now-playing:$id"])
            ? throw $refusals["now-playing:$id"]
            : ['version' => (string) ++$this->asked, 'title' => 'Uno'];
        $want = array_fill_keys(array_keys($refusals) ?: ['now-playing:uno'], '');
        return (new Poll(['now-playing' => $read], new PollFiles()))(new Request(['want' => $want]));
    }

    /** @return array<string, mixed> */
    private function read(): array
    {
        return json_decode((string) file_get_contents("$this->folder/now-playing-uno.json"), true);
    }
}
