<?php

declare(strict_types=1);

namespace Onda\Tests\Settings;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\RecordSchema;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Tests\TestCase;

/** The definition of a setting gives its default, its reader, its schema and its field. */
final class RecordTest extends TestCase
{
    /** @dataProvider kinds */
    public function test_each_kind_has_a_default_a_reader_a_schema_and_a_field(
        Setting $setting,
        mixed $sent,
        mixed $read,
        array $schema,
        string $field,
    ): void {
        $record = new Record([$setting], 'part');
        $this->assertSame([], RecordReader::read($record, ['part' => ['x' => $sent]])['errors']);
        $this->assertSame(['x' => $read], RecordReader::read($record, ['part' => ['x' => $sent]])['values']);
        $this->assertSame(['x' => $read], $record->of(['part' => ['x' => $read]]));
        $properties = RecordSchema::of($record)['part']['properties'];
        $this->assertSame($schema, $properties['x']);
        $this->assertTrue(rest_validate_value_from_schema($read, $properties['x'], 'x'));
        $form = new RecordForm('option', $record, ['part' => ['x' => $read]], []);
        $this->assertStringContainsString($field, $form->fields());
    }

    public function kinds(): array
    {
        $label = static fn(): string => 'Label';
        $choices = static fn(): array => ['a' => 'A', 'b' => 'B'];
        $text = ['type' => 'string'];
        $texts = ['type' => 'array', 'items' => $text];
        return [
            'flag' => [Setting::flag('x', false, $label), '1', true, ['type' => 'boolean'], 'value="1" checked'],
            'choice' => [Setting::choice('x', 'a', $label, $choices), 'b', 'b', $text + ['enum' => ['a', 'b']], '"b" selected'],
            'multiple' => [Setting::multiple('x', [], $label, $choices), ['b', 'c'], ['b'], $texts, 'value="b" checked'],
            'number' => [
                Setting::number('x', 1, $label, 1, 9), ' 7 ', 7, ['type' => 'integer', 'minimum' => 1, 'maximum' => 9],
                'type="number"',
            ],
            'line' => [Setting::line('x', '', $label, max: 3), " a\nbcd", 'a b', $text, 'value="a b"'],
            'text' => [Setting::text('x', '', $label), "a\r\nb\x07", "a\nb", $text, 'a&#10;b</textarea>'],
            'markup' => [Setting::markup('x', '', $label), '<b>a</b><script>', '<b>a</b>', $text, '&lt;b&gt;a&lt;/b&gt;'],
            'words' => [Setting::words('x', [], $label, max: 2), 'a, b,a ,, c', ['a', 'b'], $texts, 'value="a, b"'],
        ];
    }

    /**
     * A browser sends no box that is not ticked.
     *
     * @dataProvider kinds
     */
    public function test_an_empty_field_of_the_form_is_sent_and_does_not_become_the_default(Setting $setting): void
    {
        $record = new Record([$setting], 'part');
        $form = new RecordForm('option', $record, ['part' => ['x' => is_array($setting->default) ? [] : '']], []);
        $sent = preg_match('~<(?:input type="(?!checkbox)|select|textarea)[^>]* name="option\[part\]\[x\]~', $form->fields()) === 1;
        $this->assertSame($setting->kind !== Kind::Flag, $sent);
    }

    public function test_what_has_another_shape_than_the_default_is_the_default(): void
    {
        $label = static fn(): string => '';
        $record = new Record([Setting::words('list', ['a'], $label), Setting::line('line', 'b', $label)], 'part');
        foreach ([null, 'x', ['part' => 'x'], ['part' => ['list' => 'x', 'line' => ['x']]]] as $stored) {
            $this->assertSame(['list' => ['a'], 'line' => 'b'], $record->of($stored));
        }
        $this->assertSame(['list' => ['x'], 'line' => 'b'], $record->of(['part' => ['list' => ['x', 5, []]]]));
    }

    public function test_a_number_outside_its_limits_gets_a_sentence_with_them(): void
    {
        $record = new Record([Setting::number('x', 1, static fn(): string => '', 1, 9)]);
        foreach (['0', '10', 'x'] as $sent) {
            $this->assertSame(['x'], array_keys(RecordReader::read($record, ['x' => $sent])['errors']));
        }
        $this->assertStringContainsString('9', RecordReader::read($record, ['x' => '10'])['errors']['x']);
    }

    public function test_rows_come_and_go_and_each_is_checked_against_those_above(): void
    {
        $label = static fn(): string => 'Label';
        $check = static fn(string $id, array $row, array $ids): string => in_array($id, $ids, true) ? 'Twice.' : '';
        $texts = static fn(): array =>
            ['add' => 'Add', 'remove' => 'Remove', 'unnamed' => 'Row', 'too_many' => 'Too many.'];
        $rows = new Rows('row', [
            Setting::line('id', '', $label, check: $check),
            Setting::line('name', '', $label),
        ], 2, $texts, static fn(array $row): bool => ($row['id'] ?? '') !== '');
        $record = new Record([Setting::rows('rows', [], $rows)]);
        $sent = [['id' => 'a'], ['id' => ''], 'x', ['id' => 'b', 'remove' => '1'], ['id' => 'a', 'name' => 'B']];
        $read = RecordReader::read($record, ['rows' => $sent]);
        $this->assertSame([['id' => 'a', 'name' => ''], ['id' => 'a', 'name' => 'B']], $read['values']['rows']);
        $this->assertSame(['rows.1.id' => 'Twice.'], $read['errors']);
        $this->assertSame('Too many.', RecordReader::read($record, ['rows' => [['id' => '1'], ['id' => '2'], ['id' => '3']]])['errors']['rows']);
        $form = (new RecordForm('option', $record, $read['values'], $read['errors']))->rows('rows');
        $this->assertStringContainsString('id="onda-error-rows-1-id"', $form);
        $this->assertStringContainsString('name="option[rows][2][id]"', $form);
        $this->assertSame(2, substr_count($form, '[remove]'));
    }
}
