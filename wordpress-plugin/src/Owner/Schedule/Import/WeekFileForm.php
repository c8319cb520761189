<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Output;
use Onda\Core\Http\Request;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Takes a week as a file or from an address; Onda → Tools → Import tries it, takes it over and undoes it. */
final class WeekFileForm
{
    public const ACTION = 'onda_schedule_file';
    private const RIGHT = 'manage_options';
    private const MAX_BYTES = 2_000_000;
    private const TIMEOUT_SECONDS = 15.0;
    private const MOST_ROWS = 500;
    private const FILE = 'week_file';
    private const ADDRESS = 'week_address';
    /** Query argument: why nothing was taken. */
    private const PROBLEM = 'onda_week_problem';

    public static function hook(): void
    {
        add_action('admin_post_' . self::ACTION, [self::class, 'take'], 10, 0);
    }

    public static function take(): void
    {
        check_admin_referer(self::ACTION);
        if (!current_user_can(self::RIGHT)) {
            Output::lead(admin_url());
        }
        $request = Request::from_globals(true);
        $address = trim($request->text(self::ADDRESS));
        $document = $address === '' ? $request->upload(self::FILE, self::MAX_BYTES) : self::asked($address);
        $name = $address === '' ? __('Week of a file', 'onda') : (string) wp_parse_url($address, PHP_URL_HOST);
        $problem = match (true) {
            $document === null => $address === '' ? 'large' : 'silent',
            $document === '' => 'nothing',
            default => WeekFile::keep($name, $document) ? '' : 'unread',
        };
        Output::lead($problem === ''
            ? Screen::Tools->url('import') . '#onda-import-schedule-file'
            : add_query_arg(self::PROBLEM, $problem, Screen::Schedule->url()));
    }

    public static function form(string $problem): string
    {
        if (!current_user_can(self::RIGHT)) {
            return '';
        }
        $words = __('A table (.csv: day, start, end, show, hosts) or a calendar (.ics)', 'onda');
        $also = __('Holidays come the same way: a table of days and names, or a calendar of whole days.', 'onda');
        $file = ['type' => 'file', 'name' => self::FILE, 'id' => self::FILE, 'accept' => '.csv,.txt,.ics,.json'];
        $label = Html::tag('label', ['for' => self::FILE], Html::text($words));
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $of = __('Or the address where AzuraCast (…/api/station/1/schedule) or LibreTime (…/api/week-info) tells it', 'onda');
        $hidden = Html::hidden(['action' => self::ACTION, '_wpnonce' => wp_create_nonce(self::ACTION)]);
        $button = Html::tag('button', ['class' => 'button'], Html::text(__('Read the week', 'onda')));
        $form = ['method' => 'post', 'action' => admin_url('admin-post.php'), 'enctype' => 'multipart/form-data'];
        $fields = Html::tag('p', [], $label . Html::tag('br') . Html::tag('input', $file))
            . Fields::hint($also)
            . Fields::text(self::ADDRESS, $of, '', ['type' => 'url']) . Html::tag('p', [], $button);
        $said = self::sentence($problem);
        return ($said === '' ? '' : Fields::notice('error', $said)) . Fields::folded_card(
            'onda-week-file',
            __('Bring a week along', 'onda'),
            Html::tag('form', $form, $hidden . $fields),
            $said !== '',
        );
    }

    public static function problem(Request $request): string
    {
        return $request->text(self::PROBLEM);
    }

    private static function sentence(string $problem): string
    {
        return match ($problem) {
            'large' => __('The file is larger than 2 MB. Nothing was read.', 'onda'),
            'silent' => __('The address does not answer with a week. Open it in the browser: it has to show text.', 'onda'),
            'nothing' => __('Choose a file, or write an address.', 'onda'),
            'unread' => __('No show can be read in it. A table has the columns day, start, end, show, hosts.', 'onda'),
            default => '',
        };
    }

    /** Null without an answer. AzuraCast tells the five next rows unless it is asked for a whole week. */
    private static function asked(string $address): ?string
    {
        if (preg_match('~/api/station/[^/]+/schedule/?$~', $address) === 1) {
            $monday = new \DateTimeImmutable('monday this week', wp_timezone());
            $range = ['start' => $monday->format('Y-m-d'), 'end' => $monday->modify('+7 days')->format('Y-m-d')];
            $address = add_query_arg($range + ['rows' => self::MOST_ROWS], $address);
        }
        $endpoint = Endpoint::parse($address);
        try {
            $deadline = microtime(true) + self::TIMEOUT_SECONDS;
            $visitor = Visitor::of_documents(self::MAX_BYTES);
            $answer = $endpoint === null ? null : $visitor->visit($endpoint, $deadline)->answer;
            return $answer?->status === 200 ? $answer->body : null;
        } catch (FetchFailed) {
            return null;
        }
    }
}
