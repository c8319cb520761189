// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const videoFile: Template<'video', 'src' | 'title'> =
  '<video src="{{src}}" title="{{title}}" controls="" autoplay="" playsinline=""></video>';

export const videoFrame: Template<'iframe', 'src' | 'title'> =
  '<iframe src="{{src}}" title="{{title}}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>';
