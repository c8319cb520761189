import type { ElementNames } from './element-names';

/** The next steps of an author, in order. */
export const nextSteps = ({ tag, feature, folder }: ElementNames): string => `
<${tag}> shows a text. Make it yours, in ${folder}:
  contract.ts       title, description, attributes, events, parts
  Markup.tsx        what PHP prints
  messages.ts       its texts, in Spanish and English
  block-fields.ts   the labels of the block editor
  shell.ts          what it does, with ${tag}.test.ts
  feature ${feature}: docs/architecture.md says where views, stores and requests stand

Then:
  pnpm generate
  wordpress-plugin/tests/bin/languages     names the labels, titles and descriptions without Spanish
  ONDA_WRITE_GOLDEN=1 npx vitest run packages/elements/src/templates.test.ts     after a change of Markup.tsx
  git add -A && pnpm check
  npx vitest run ${folder} packages/bundle packages/elements tools/site
  pnpm test:php -- --filter 'Element|Block|Shortcode'
  pnpm build && pnpm test budgets

Also look at its icon (packages/block-editor/src/icons.ts), its topic and its example (tools/site).`;
