import type { ElementSpec } from '@onda/core/element/contract';
import { expect, it } from 'vitest';
import { NUMBERS } from './api';
import { viewsMessages } from './messages';
import { mostViewed } from './most-viewed-contract';
import { viewRecorder } from './recorder/recorder-contract';

const attributesOf = (spec: ElementSpec) => ({ ...spec.attributes, ...spec.lateAttributes });

it.each<[ElementSpec, string, string, unknown]>([
  [viewRecorder, 'postId', 'number', 0],
  [viewRecorder, 'ajaxUrl', 'url', ''],
  [viewRecorder, 'nonce', 'string', ''],
  [viewRecorder, 'recordNonce', 'string', ''],
  [viewRecorder, 'action', 'enum', 'spv_record_view'],
  [viewRecorder, 'delay', 'number', 0],
  [mostViewed, 'listId', 'string', ''],
  [mostViewed, 'ajaxUrl', 'url', ''],
  [mostViewed, 'nonce', 'string', ''],
])('%o: the attribute %s is a %s, %j by default', (spec, name, type, value) => {
  expect(attributesOf(spec)[name]).toMatchObject({ type, default: value });
});

it('calls the actions of the specification', () => {
  expect([viewRecorder.actions, mostViewed.actions]).toEqual([
    ['spv_record_view', 'thim_ajax_countviews'],
    ['onda_poll', 'spv_get_list', 'spv_refresh_nonce'],
  ]);
});

it('words what the specification words as it does', () => {
  const { error, unreachable, viewsLabel, totalLabel } = viewsMessages.es;
  expect([error, unreachable, viewsLabel, totalLabel]).toEqual([
    'Error',
    'Error cargando',
    'visitas',
    'oyentes mensuales',
  ]);
});

it('knows the three numbers of an item', () => {
  expect(NUMBERS).toEqual(['views', 'period_views', 'adjusted_total']);
});
