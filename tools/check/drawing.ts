/**
 * Calls that make nodes by hand. `.append(` and `.importNode(` alone move or copy nodes that somebody else made, so
 * they are not counted; nor are the templates that components draw, and HTML that is only read.
 */
const DRAWS =
  /document\.createElement|createElementNS|\binnerHTML(?:\s*[+]?=(?!=)(?! (?:printBareTag|renderTemplate)\()|:)|new Image\(|insertAdjacentHTML/g;

/** core stands below React; the other prints at build time. */
const FREE = /^packages\/(core\/src\/|bundle\/src\/print\/)/;
const COUNTED = /^packages\/[^/]+\/src\/.+(?<!\.test|\.d)\.tsx?$/;

/** Drawn by hand for a reason (docs/decisions/react.md). A number may only fall. */
const FOR_A_REASON: Record<string, [most: number, why: string]> = {
  'packages/bundle/src/loader.ts': [1, 'the line of an alert, before any other script'],
  'packages/elements/src/configure.ts': [1, 'the configuration block'],
  'packages/elements/src/headless/search.ts': [1, 'a box without a page, for its options'],
  'packages/block-editor/src/preview/ServerPreview.tsx': [1, 'the printed markup of a preview'],
  'packages/block-editor/src/preview/TemplatePreview.tsx': [1, 'the printed markup of a preview'],
  'packages/block-editor/src/preview/samples.ts': [1, 'a sample in the printed markup'],
  'packages/live-search/src/addresses/go.ts': [3, 'a form that is sent once'],
  'packages/live-search/src/highlight/highlight.ts': [1, 'marks in a text of the page'],
  'packages/now-playing/src/page/stylesheet-loaded.ts': [1, 'a probe of a style sheet'],
  'packages/player/src/resume/continue-listening.ts': [1, 'the tag of a bar that draws itself'],
  'packages/theme/src/article-stream/next-article.ts': [1, 'a fetched main part that becomes an article'],
  'packages/theme/src/comments-embed/disqus.ts': [1, 'a script element'],
  'packages/theme/src/image-lightbox/lightbox.ts': [1, 'pictures loaded ahead'],
  'packages/views/src/live-list.ts': [1, 'a style sheet, which React moves into the head'],
  'packages/voice-search/src/session/follow-link.ts': [1, 'a link that is followed once'],
};

/** How many nodes each file makes by hand; those that make none are left out. */
export function drawnByHand(
  files: readonly string[],
  readFile: (file: string) => string,
): Map<string, number> {
  const counted = files.filter(
    (file) => COUNTED.test(file) && !file.includes('/testing/') && !FREE.test(file),
  );
  const rows = counted.map((file) => [file, readFile(file).match(DRAWS)?.length ?? 0] as const);
  return new Map(rows.filter(([, count]) => count > 0));
}

const INSTEAD =
  'a component draws, or Templates.tsx and fromTemplate(), or Markup.tsx and renderTemplate() for a bare tag; where neither can, write the number and why in FOR_A_REASON of tools/check/drawing.ts';

/** Names files that draw by hand without a reason, and entries of the tables that say more than there is. */
export function problemsInDrawing(drawn: ReadonlyMap<string, number>): string[] {
  const allowed = new Map(Object.entries(FOR_A_REASON).map(([file, [most]]) => [file, most]));
  const files = [...new Set([...drawn.keys(), ...allowed.keys()])];
  return files.flatMap((file) => {
    const [is, may] = [drawn.get(file) ?? 0, allowed.get(file) ?? 0];
    if (is > may) return [`${file} draws ${is} nodes by hand, ${may} are allowed: ${INSTEAD}`];
    if (is === may) return [];
    const row = is === 0 ? 'delete its row' : `lower its ${may} to ${is}`;
    return [`${file} draws ${is} nodes by hand: ${row} in FOR_A_REASON of tools/check/drawing.ts`];
  });
}
