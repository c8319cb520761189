import type { ElementSpec } from '@onda/core/element/contract';

/** Records a view. `postId`, `nonce`, `recordNonce` and `ajaxUrl` are the view-tracking settings of R-3. */
export const viewRecorder = {
  tag: 'view-recorder',
  feature: 'views',
  chunk: 'view-recorder',
  loneScript: 'lone-recorder',
  load: { atOnce: '*' },
  title: 'View recorder',
  description: 'Counts that the post is read; shows nothing. Single posts of the chosen types have one.',
  root: 'light',
  attributes: {},
  lateAttributes: {
    postId: { type: 'number', default: 0, min: 0, description: 'Which post is read.' },
    ajaxUrl: { type: 'url', default: '', description: 'Who counts; this site where it is empty.' },
    nonce: {
      type: 'string',
      default: '',
      description: 'Sent along to another counter; this site needs none.',
    },
    recordNonce: { type: 'string', default: '', description: 'Sent in place of nonce.' },
    action: {
      type: 'enum',
      values: ['spv_record_view', 'thim_ajax_countviews'],
      default: 'spv_record_view',
      description: 'How the call is named; the second is the name of a theme.',
    },
    delay: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Milliseconds in view until it counts; 0 for 1000, or 5000 with the name of a theme.',
    },
  },
  events: {},
  actions: ['spv_record_view', 'thim_ajax_countviews'],
  shortcodes: ['view_recorder'],
  block: { icon: 'visibility', keywords: ['views', 'count'] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;
