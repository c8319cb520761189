import type { ElementSpec } from '@onda/core/element/contract';

/**
 * Hides elements of a page, for who may edit it. The plugin prints it where an editor asks for it; no
 * author does.
 */
export const elementInspector = {
  tag: 'element-inspector',
  feature: 'inspector',
  chunk: 'inspector',
  style: 'inspector/src/view/inspector.css',
  title: 'Element inspector',
  description: 'Highlights the element under the pointer and hides the one that is clicked, on this page.',
  root: 'shadow',
  attributes: {},
  events: {
    'element-hidden': 'An element was hidden in this window; detail { selector, classes }.',
    'hidden-saved': 'What is hidden was saved.',
  },
  actions: ['onda_hide'],
  shortcodes: [],
  parts: {
    texts: 'What it may say; not shown.',
    glass: 'Lies over the page, so that no click reaches it.',
    outline: 'The frame around the element that is meant.',
    panel: 'The panel with the controls.',
    target: 'Names the element that is meant.',
    help: 'How it is used.',
    step: 'A button that leads from one element to another.',
    hide: 'The button that hides it.',
    undo: 'Takes the last change back.',
    redo: 'Makes it again.',
    status: 'What has happened.',
    said: 'The element that is meant, for screen readers.',
    hidden: 'Holds what is hidden.',
    'list-title': 'Says how much that is.',
    peek: 'Shows it for a moment.',
    list: 'What is hidden.',
    show: 'A button that shows one of them again.',
    audience: 'Holds those for whom it is hidden.',
    'audience-title': 'Says for whom.',
    roles: 'The roles to choose from.',
    role: 'One of them.',
    save: 'The button that saves.',
    leave: 'The button that leaves.',
    move: 'The button that moves the panel out of the way.',
    question: 'Asks whether to save before leaving.',
  },
  properties: {},
} as const satisfies ElementSpec;
