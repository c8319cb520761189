import type { ElementSpec } from '@onda/core/element/contract';
import type { Catalog } from '@onda/core/i18n/messages';
import { type PhpCode, phpReturn, phpString, phpValue } from '../php';

const HEAD = `// Printed by \`pnpm generate\` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

const translated = (text: string): PhpCode => ({ phpCode: `__(${phpString(text)}, 'onda')` });

/** `generated/elements.php`: what `Shortcodes`, `Blocks`, `Widgets` and `Html` loop over. */
export function printElements(elements: readonly ElementSpec[]): string {
  const rows = elements.map((spec) => [
    spec.tag,
    {
      title: translated(spec.title),
      description: translated(spec.description),
      feature: spec.feature,
      root: spec.root,
      attributes: Object.fromEntries(
        Object.entries(spec.attributes).map(([name, attribute]) => [
          name,
          { ...attribute, description: translated(attribute.description) },
        ]),
      ),
      actions: spec.actions,
      shortcodes: spec.shortcodes,
      ...(spec.block ? { block: spec.block } : {}),
      ...(spec.holdsContent ? { holdsContent: true } : {}),
    },
  ]);
  return phpReturn(Object.fromEntries(rows), HEAD);
}

/** `src/Settings/FeedKinds.php`: a class, because the early answers need the kinds and load no elements. */
export function printFeedKinds(kinds: readonly string[]): string {
  return `<?php

// Printed by \`pnpm generate\` from the kinds that packages/feeds reads. Do not edit.

declare(strict_types=1);

namespace Onda\\Settings;

defined('ABSPATH') || exit;

/** How a feed may be written; \`auto\` lets the browser find out. */
final class FeedKinds
{
    public const ALL = ${phpValue(kinds, 4)};
}
`;
}

/** `src/Theme/ShareNetworks.php`: the names and addresses that `<share-links>` prints. */
export function printShareNetworks(networks: Record<string, { name: string; address: string }>): string {
  return `<?php

// Printed by \`pnpm generate\` from the networks of packages/core. Do not edit.

declare(strict_types=1);

namespace Onda\\Theme;

defined('ABSPATH') || exit;

/** Name and address of each network; \`{url}\` and \`{text}\` come percent-encoded. */
final class ShareNetworks
{
    public const ALL = ${phpValue(networks, 4)};
}
`;
}

/** `generated/messages.php`: feature → language → key → text, for the printed shells. */
export function printMessages(messages: Record<string, Catalog>): string {
  return phpReturn(messages, HEAD);
}

/** `generated/shells.php`: tag → the template that `Html` fills. */
export function printShells(shells: Record<string, string>): string {
  return phpReturn(shells, HEAD);
}
