import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { elements } from '../../packages/bundle/src/registry';
import { run } from '../../tools/rig/site';
import { exampleOf } from '../../tools/site/examples/examples';
import { usagesOf, type Written } from '../../tools/site/usage';
import type { Rig } from '../support/rig';

/** Every element that an author may place; a new one is among them by its contract and its example. */
export const placeable = elements.filter(({ block, shortcodes }) => block || shortcodes.length > 0);

const FORMS = { shortcode: 'Shortcode', block: 'Block', tag: 'HTML' } as const;
export type Form = keyof typeof FORMS;

export const inBlock: Record<Form, (code: string) => string> = {
  shortcode: (code) => `<!-- wp:shortcode -->${code}<!-- /wp:shortcode -->`,
  block: (code) => code,
  tag: (code) => `<!-- wp:html -->${code}<!-- /wp:html -->`,
};

/** Tag → the values that stand for those of the documentation. */
export type Values = Record<string, Written>;

/** Values of the demo: a post, a comment, a list and all shows. */
export async function demoValues({ site }: Rig): Promise<Values> {
  const [post, comment] = JSON.parse(
    await run(site, {
      code: `[$comment] = get_comments(['status' => 'approve', 'number' => 1]);
        echo wp_json_encode([(int) $comment->comment_post_ID, (int) $comment->comment_ID]);`,
    }),
  );
  return {
    'fav-button': { postId: post },
    'view-recorder': { postId: post },
    'comment-vote': { commentId: comment },
    'most-viewed': { listId: 'semana' },
    'show-episodes': {},
    // An article that it brings is as wide as its author and its theme make it.
    'article-stream': { max: 0 },
  };
}

/** How an author writes it, by the example of the documentation; undefined where the element has no such form. */
export function written(tag: string, form: Form, values: Values): string | undefined {
  const spec = placeable.find((one) => one.tag === tag);
  const { attributes, inWordPress = attributes, content } = exampleOf(tag);
  const own = values[tag] ?? inWordPress;
  // A picture of an author is as wide as the author says.
  const held = spec?.holdsContent ? content?.replace(/ (?:width|height)="\d+"/g, '') : '';
  const shown = { attributes: own, inWordPress: own, content: held };
  return spec && usagesOf(spec, shown).find(({ name }) => name === FORMS[form])?.code;
}

/** The code that a block editor saves for it. */
export function writtenBlock(tag: string, form: Form, values: Values): string {
  const code = written(tag, form, values);
  return code === undefined ? '' : inBlock[form](code);
}

/**
 * Puts a theme into the site: one of the repository, or one of WordPress under another name, which has nothing of what
 * the demo changed in it.
 */
export function bringTheme({ site }: Rig, name: string): string {
  const themes = join(site.root, 'wp-content/themes');
  const isOurs = !name.startsWith('twenty');
  const from = isOurs ? join(import.meta.dirname, '../themes', name) : join(themes, name);
  const slug = isOurs ? name : `${name}-plain`;
  cpSync(from, join(themes, slug), { recursive: true, dereference: true });
  return slug;
}
