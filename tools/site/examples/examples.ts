import { articlesExamples } from './articles';
import type { Example, Examples } from './example';
import { formsExamples } from './forms';
import { mediaExamples } from './media';
import { newsletterExamples } from './newsletter';
import { pagePartsExamples } from './page-parts';
import { postsExamples } from './posts';
import { radioExamples } from './radio';
import { readersExamples } from './readers';
import { searchExamples } from './search';

const examples: Examples = {
  ...radioExamples,
  ...readersExamples,
  ...searchExamples,
  ...newsletterExamples,
  ...articlesExamples,
  ...postsExamples,
  ...mediaExamples,
  ...pagePartsExamples,
  ...formsExamples,
};

/** Throws for a tag without one: every element has an example. */
export function exampleOf(tag: string): Example {
  const example = examples[tag];
  if (!example)
    throw new Error(
      `tools/site/examples: <${tag}> has no example: write '${tag}': { hint: '…' } into the file of its topic`,
    );
  return example;
}
