import { type Field, translatable } from '@onda/core/element/block-fields';

/** The `for` of a behavior: another place of the page, by a CSS selector. */
export const place: Field = {
  label: translatable('Use another part of the page'),
  help: translatable('A CSS selector of your theme. Left empty, the block itself.'),
  group: 'advanced',
};
