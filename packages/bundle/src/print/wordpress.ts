import type { ElementSpec } from '@onda/core/element/contract';
import type { Catalog } from '@onda/core/i18n/messages';
import { type PhpCode, phpReturn, phpString, phpValue } from '../php';

const HEAD = `// Printed by \`pnpm generate\` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

const translated = (text: string): PhpCode => ({ phpCode: `__(${phpString(text)}, 'onda')` });

/**
 * `generated/elements.php`: what `Shortcodes`, `Blocks`, `Widgets` and `Elements` loop over. It calls no function, so
 * PHP keeps it compiled and a page copies nothing.
 */
export function printElements(elements: readonly ElementSpec[]): string {
  const rows = elements.map((spec) => [
    spec.tag,
    {
      feature: spec.feature,
      root: spec.root,
      ...(spec.pageStyle ? { pageStyle: true } : {}),
      attributes: Object.fromEntries(
        Object.entries(spec.attributes).map(([name, { description, ...facts }]) => [name, facts]),
      ),
      ...(spec.pageProperties ? { pageProperties: spec.pageProperties } : {}),
      actions: spec.actions,
      shortcodes: spec.shortcodes,
      ...(spec.block ? { block: spec.block, wrapperProperties: wrapperProperties(spec) } : {}),
      ...(spec.holdsContent ? { holdsContent: true } : {}),
      ...(spec.isInline ? { isInline: true } : {}),
    },
  ]);
  return phpReturn(Object.fromEntries(rows), HEAD);
}

/** `generated/element-words.php`: what an author reads about an element, translated while the file is read. */
export function printElementWords(elements: readonly ElementSpec[]): string {
  const rows = elements.map(({ tag, title, description }) => [
    tag,
    { title: translated(title), description: translated(description) },
  ]);
  return phpReturn(Object.fromEntries(rows), HEAD);
}

/**
 * `generated/block-words.php`: the keywords of `block.json` with the context that WordPress translates them in. Only
 * the tool that collects texts reads it.
 */
export function printBlockWords(elements: readonly ElementSpec[]): string {
  const words = new Set(elements.flatMap(({ block }) => block?.keywords ?? []));
  const lines = [...words].sort().map((word) => ({
    phpCode: `_x(${phpString(word)}, 'block keyword', 'onda')`,
  }));
  return phpReturn(lines, HEAD);
}

/** Those that the colors and corners of a block set, without `--onda-`. */
export const wrapperProperties = ({ properties }: ElementSpec): string[] =>
  ['text', 'surface', 'accent', 'radius'].filter((name) => `--onda-${name}` in properties);

/**
 * `src/Core/Settings/FeedKinds.php`: a class, because the early answers need the kinds and load no elements. The marks
 * hold only what JavaScript and PCRE read alike.
 */
export function printFeedKinds(
  kinds: readonly string[],
  marks: readonly { kind: string; mark: string }[],
): string {
  const patterns = marks.map(({ kind, mark }) => [kind, `~${mark.replaceAll('~', '\\~')}~`]);
  return `<?php

// Printed by \`pnpm generate\` from the kinds that packages/feeds reads. Do not edit.
// phpcs:disable Generic.Files.LineLength.TooLong -- a mark is a line.

declare(strict_types=1);

namespace Onda\\Core\\Settings;

defined('ABSPATH') || exit;

/** How a feed may be written; \`auto\` lets the browser find out. */
final class FeedKinds
{
    public const ALL = ${phpValue(kinds, 4)};
    /** The mark of a document of each kind, the most telling first. */
    private const MARKS = ${phpValue(Object.fromEntries(patterns), 4)};
    /** How much of a document is looked at. */
    private const HEAD = 200000;

    /** @return list<string> The kinds that a document may be of, the most telling first; empty if no reader knows it. */
    public static function of(string $document): array
    {
        $head = substr($document, 0, self::HEAD);
        return array_keys(array_filter(self::MARKS, static fn(string $mark): bool => preg_match($mark, $head) === 1));
    }
}
`;
}

/** `src/Features/Theme/ShareNetworks.php`: the names and addresses that `<share-links>` prints. */
export function printShareNetworks(networks: Record<string, { name: string; address: string }>): string {
  return `<?php

// Printed by \`pnpm generate\` from the networks of packages/core. Do not edit.

declare(strict_types=1);

namespace Onda\\Features\\Theme;

defined('ABSPATH') || exit;

/** Name and address of each network; \`{url}\` and \`{text}\` come percent-encoded. */
final class ShareNetworks
{
    public const ALL = ${phpValue(networks, 4)};
}
`;
}

/** `generated/messages.php`: feature → language → key → text, for the templates. */
export function printMessages(messages: Record<string, Catalog>): string {
  return phpReturn(messages, HEAD);
}

/** `generated/templates.php`: tag → the template that `Templates` fills. */
export function printTemplatesByTag(templates: Record<string, string>): string {
  return phpReturn(templates, HEAD);
}
