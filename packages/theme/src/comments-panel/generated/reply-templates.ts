// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const cancelLink: Template<'a', 'text'> =
  '<a id="cancel-comment-reply-link" href="#respond">{{text}}</a>';
