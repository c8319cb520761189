import { describe, expect, it } from 'vitest';
import { wholeBlock } from '../editor-block';
import { editorBlocks } from '../generated/editor-blocks';
import { readAttributes } from './read-attributes';

const player = editorBlocks['radio-player'];
if (!player) throw new Error('the player is a block');
const { fields } = wholeBlock('radio-player', player);

describe('readAttributes', () => {
  it.each([
    ['a shortcode', { radio_name: 'Uno', showvolume: 'false', player_width: '420' }],
    ['a tag', { 'radio-name': 'Uno', 'show-volume': 'false', 'player-width': '420' }],
    ['a classic widget', { radioName: 'Uno', showVolume: false, playerWidth: 420 }],
  ])('reads %s', (_, written) => {
    expect(readAttributes(fields, written)).toEqual({
      radioName: 'Uno',
      showVolume: false,
      playerWidth: 420,
    });
  });

  it('takes a bare attribute of a tag as true', () => {
    expect(readAttributes(fields, { sticky: '' })).toEqual({ sticky: true });
  });

  it('leaves out a default, an unknown name and a value of another type', () => {
    const written = {
      showVolume: 'true',
      class: 'x',
      playerWidth: 'wide',
      feedKind: 'nothing',
      sticky: 'maybe',
    };
    expect(readAttributes(fields, written)).toEqual({});
  });
});
