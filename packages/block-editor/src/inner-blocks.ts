import type { Template } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const section = (title: string, text: string): readonly Template[] => [
  ['core/heading', { level: 3, content: title }],
  ['core/paragraph', { content: text }],
];

const sections = (): readonly Template[] => [
  ...section(
    __('First section', 'onda'),
    __('A heading starts a section. Its text stands below it.', 'onda'),
  ),
  ...section(__('Second section', 'onda'), __('Add as many as you like.', 'onda')),
];

const slides = (): readonly Template[] =>
  ['#071b33 0%,#0f5c78', '#2b1055 0%,#a1336b', '#1f1c18 0%,#8a4b16'].map((colors) => [
    'core/cover',
    { customGradient: `linear-gradient(135deg,${colors} 100%)`, minHeight: 200 },
  ]);

const videos = (): readonly Template[] => [
  ['core/paragraph', { placeholder: __('Paste the address of a video here, one a line.', 'onda') }],
];

const TEMPLATES: Record<string, () => readonly Template[]> = {
  'content-tabs': sections,
  'content-accordion': sections,
  'content-carousel': slides,
  'fade-slideshow': slides,
  'video-carousel': videos,
};

/** The blocks that a new container starts with. */
export const innerTemplate = (tag: string): readonly Template[] => TEMPLATES[tag]?.() ?? [];
